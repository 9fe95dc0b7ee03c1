import type { ShoppingTick } from "@app/contract/plans";
import { recordId } from "@app/engine/sync/record-id";
import { addDays } from "../../../ui/navigation/calendar-days.ts";
import type { Edit } from "../../sync/core/edit.ts";
import type { PlanLayer } from "./layer.ts";

type ListedItem = ShoppingTick["item"];

/** Ticks an item of the shopping list of the seven days that begin on `week`, or takes the tick back. */
export const tickItem = (item: ListedItem, done: boolean): Edit => ({
  id: recordId("tick", item.plan, item.week, item.food),
  kind: "tick",
  op: "put",
  fields: { item, done } satisfies ShoppingTick,
});

/**
 * The first days of the two lists, each for seven days. A list starts today; one with a tick keeps the day on which the
 * shopping began, so that what is in the bag stays ticked while it lasts.
 */
export function listDays(
  { ticks }: PlanLayer,
  { plan, today }: { plan: number; today: string },
): { this: string; next: string } {
  const begun = ticks.filter((tick) => tick.plan === plan).map(({ week }) => week);
  const latest = (from: string, to: string) =>
    begun
      .filter((day) => day >= from && day <= to)
      .sort()
      .at(-1);
  const first = latest(addDays(today, -6), today) ?? today;
  return { this: first, next: latest(addDays(today, 1), addDays(first, 7)) ?? addDays(first, 7) };
}

/** The foods of a week's list that are ticked. */
export const tickedFoods = ({ ticks }: PlanLayer, { plan, week }: Omit<ListedItem, "food">): Set<string> =>
  new Set(ticks.filter((tick) => tick.plan === plan && tick.week === week).map(({ food }) => food));
