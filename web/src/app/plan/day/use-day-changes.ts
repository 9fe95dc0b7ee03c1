import type { PlanView } from "@app/contract/plans";
import { useState } from "react";
import { mealCopy as copy } from "../../../content/app/plan/plan.ts";
import { eatAsPlanned, undoAsPlanned } from "../../data/diary/eat-as-planned.ts";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { type SwapScope, swapItem, swapMeal, undoSwaps } from "../../data/plan-layer/swap-edits.ts";
import type { LayeredItem, LayeredMeal } from "../../data/plan-layer/with-layer.ts";
import type { Edit, Save } from "../../sync/core/edit.ts";

type Context = { plan: PlanView; layer: PlanLayer; save: Save; day: string };

/** What was just done to a meal; `undo` is absent once it was taken back. */
export type DayNotice = { meal: string; text: string; undo?: () => void };

export type DayChanges = ReturnType<typeof useDayChanges>;

/** The member's changes to the day on the screen. Each shows at once, and can be taken back. */
export function useDayChanges({ plan, layer, save, day }: Context) {
  const [notice, setNotice] = useState<DayNotice>();
  const place = { plan: plan.madeIn.diet, day };

  async function swap(meal: LayeredMeal, edits: Edit[], text: string) {
    const undoing = undoSwaps(layer, edits);
    if (!(await save(edits))) return;
    const undo = async () => {
      if (await save(undoing)) setNotice({ meal: meal.id, text: copy.undone });
    };
    setNotice({ meal: meal.id, text, undo: () => void undo() });
  }
  async function undoEaten(meal: LayeredMeal) {
    if (await undoAsPlanned(save, place, meal)) setNotice({ meal: meal.id, text: copy.undone });
  }

  return {
    notice,
    clear: () => setNotice(undefined),
    swapItem: (meal: LayeredMeal, item: LayeredItem, offer: { food: string; name: string }, scope: SwapScope) =>
      void swap(meal, swapItem({ plan, layer, day, scope }, meal, item, offer.food), copy.swapped(offer.name)),
    swapMeal: (meal: LayeredMeal, takes: string, scope: SwapScope) =>
      void swap(meal, swapMeal({ plan, layer, day, scope }, meal, takes), copy.plateSwapped),
    eat: (meal: LayeredMeal) => {
      setNotice(undefined);
      void eatAsPlanned(save, place, meal, new Date());
    },
    undoEaten: (meal: LayeredMeal) => void undoEaten(meal),
  };
}
