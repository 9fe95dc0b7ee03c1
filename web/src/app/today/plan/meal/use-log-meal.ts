import type { PlanView } from "@app/contract/plans";
import { useState } from "react";
import { eatAsPlanned, undoAsPlanned } from "../../../data/diary/eat-as-planned.ts";
import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import type { Save } from "../../../sync/core/edit.ts";

export type LogMeal = {
  /** "Comi assim": on the screen at once, sent when it can be. */
  eat: (meal: LayeredMeal) => void;
  undo: (meal: LayeredMeal) => void;
  /** What was pressed last on this visit: the focus follows it. */
  last: { action: "eaten" | "undone"; id: string } | null;
};

type LogMealDeps = { plan: PlanView; day: string; now: Date; save: Save };

export function useLogMeal({ plan, day, now, save }: LogMealDeps): LogMeal {
  const [last, setLast] = useState<LogMeal["last"]>(null);
  const place = { plan: plan.madeIn.diet, day };
  return {
    last,
    eat: (meal) => {
      setLast({ action: "eaten", id: meal.id });
      void eatAsPlanned(save, place, meal, now);
    },
    undo: (meal) => {
      setLast({ action: "undone", id: meal.id });
      void undoAsPlanned(save, place, meal);
    },
  };
}
