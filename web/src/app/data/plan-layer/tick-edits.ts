import type { ShoppingTick } from "@app/contract/plans";
import { recordId } from "@app/engine/sync/record-id";
import type { Edit } from "../../sync/core/edit.ts";
import type { PlanLayer } from "./layer.ts";

type ListedItem = ShoppingTick["item"];

/** Ticks an item of the shopping list of the week that begins on `week`, a Monday, or takes the tick back. */
export const tickItem = (item: ListedItem, done: boolean): Edit => ({
  id: recordId("tick", item.plan, item.week, item.food),
  kind: "tick",
  op: "put",
  fields: { item, done } satisfies ShoppingTick,
});

/** The foods of a week's list that are ticked. */
export const tickedFoods = ({ ticks }: PlanLayer, { plan, week }: Omit<ListedItem, "food">): Set<string> =>
  new Set(ticks.filter((tick) => tick.plan === plan && tick.week === week).map(({ food }) => food));
