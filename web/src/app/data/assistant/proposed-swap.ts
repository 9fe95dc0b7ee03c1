import type { Block } from "@app/contract/assistant";
import type { PlanView } from "@app/contract/plans";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { localDay } from "../../shell/format/days.ts";
import type { Edit } from "../../sync/core/edit.ts";
import type { PlanLayer } from "../plan-layer/layer.ts";
import { swapItem } from "../plan-layer/swap-edits.ts";
import { type LayeredItem, type LayeredMeal, withLayer } from "../plan-layer/with-layer.ts";

export type ProposedSwap = Extract<Block, { kind: "swap" }>;

type Planned = { day: string; meal: LayeredMeal; item: LayeredItem };

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** The next day, from that of the answer on, that has the item on the plate; null: the plan has changed since. */
export function findSwapped(plan: PlanView, layer: PlanLayer, itemId: string, at: string): Planned | null {
  const from = localDay(new Date(at));
  for (const day of DAYS.map((offset) => addDays(from, offset))) {
    for (const meal of withLayer(plan, layer, day).meals) {
      const item = meal.items.find(({ id }) => id === itemId);
      if (item) return { day, meal, item };
    }
  }
  return null;
}

/** Whether the plan still offers it for that item. */
export const isOffered = ({ item }: Planned, food: string): boolean =>
  item.food === food || item.planned?.food === food || item.swaps.some((swap) => swap.food === food);

/** What the plan's own sheet stores for "only this day". */
export const takeSwap = (plan: PlanView, layer: PlanLayer, { day, meal, item }: Planned, food: string): Edit[] =>
  swapItem({ plan, layer, day, scope: "day" }, meal, item, food);
