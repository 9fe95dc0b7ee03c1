import type { PlannedExercise } from "@app/contract/plan-training";
import type { PlanView, Swap } from "@app/contract/plans";
import { recordId } from "@app/engine/sync/record-id";
import type { Edit } from "../../sync/core/edit.ts";
import type { PlanLayer } from "./layer.ts";
import type { LayeredItem, LayeredMeal } from "./with-layer.ts";
import { sameSlotMeals } from "./with-layer.ts";

/** `day`: on that day only. `always`: every week from now on. */
export type SwapScope = "day" | "always";

export type SwapContext = { plan: PlanView; layer: PlanLayer; day: string; scope: SwapScope };

/**
 * An item takes one of its swaps, or itself again. A lasting choice is for every meal of that name in the week in which
 * the plan has the same food and offers the same swap.
 */
export function swapItem(context: SwapContext, meal: LayeredMeal, item: LayeredItem, food: string): Edit[] {
  const planned = item.planned?.food ?? item.food;
  if (context.scope === "day") return choose(context, { part: item.id, takes: food, planned });
  const parts = sameSlotMeals(context.plan, meal)
    .flatMap(({ items }) => items)
    .filter((other) => other.food === planned && (food === planned || other.swaps.some((swap) => swap.food === food)));
  return parts.flatMap(({ id }) => choose(context, { part: id, takes: food, planned }));
}

/** A meal takes the same meal of another day, or itself again; a lasting choice is for this weekday. */
export function swapMeal(context: SwapContext, meal: Pick<LayeredMeal, "id">, takes: string): Edit[] {
  return choose(context, { part: meal.id, takes, planned: meal.id });
}

/** An exercise of a session takes one of its swaps, or itself again; a lasting choice is for this session. */
export function swapExercise(context: SwapContext, { id, exercise }: PlannedExercise, takes: string): Edit[] {
  return choose(context, { part: id, takes, planned: exercise });
}

/** The edits that take these back; `layer` is what it was before them. */
export const undoSwaps = ({ swaps }: PlanLayer, edits: readonly Edit[]): Edit[] =>
  edits.map(({ id }) => {
    const before = swaps.find((swap) => idOf(swap) === id);
    return before ? put(before) : { id, kind: "swap", op: "delete", fields: {} };
  });

type Chosen = { part: string; takes: string; planned: string };

const choose = (context: SwapContext, chosen: Chosen): Edit[] =>
  context.scope === "day" ? chooseForDay(context, chosen) : chooseAlways(context, chosen);

/** The version that the part's half is of: days are `d1`, sessions `A`. */
const madeIn = ({ madeIn: { diet, training } }: PlanView, part: string): number =>
  part.startsWith("d") ? diet : training;

/** What the plan says needs no record, except on a day that a lasting choice would change. */
function chooseForDay({ plan, layer, day }: SwapContext, { part, takes, planned }: Chosen): Edit[] {
  const choice = { plan: madeIn(plan, part), part, takes, day };
  const hasLasting = has(layer, { ...choice, day: null });
  return takes !== planned || hasLasting ? [put(choice)] : removed(layer, choice);
}

/** The choice of the day on the screen gives way to the lasting one. */
function chooseAlways({ plan, layer, day }: SwapContext, { part, takes, planned }: Chosen): Edit[] {
  const choice = { plan: madeIn(plan, part), part, takes, day: null };
  const lasting = takes === planned ? removed(layer, choice) : [put(choice)];
  return [...lasting, ...removed(layer, { ...choice, day })];
}

type Choice = Swap["choice"];

const idOf = ({ plan, part, day }: Choice): string => recordId("swap", plan, part, day ?? "always");

const has = ({ swaps }: PlanLayer, choice: Choice): boolean => swaps.some((swap) => idOf(swap) === idOf(choice));

const put = (choice: Choice): Edit => ({ id: idOf(choice), kind: "swap", op: "put", fields: { choice } });

const removed = (layer: PlanLayer, choice: Choice): Edit[] =>
  has(layer, choice) ? [{ id: idOf(choice), kind: "swap", op: "delete", fields: {} }] : [];
