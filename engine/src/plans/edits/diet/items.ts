import type { PlanItem, Portion } from "@app/contract/plan-document";
import type { HalfDraft } from "@app/contract/staff/plans";
import type { PlanHalves } from "../../halves.ts";
import { fitSwaps } from "../../items/fit-swaps.ts";
import { findPortion, mayBePlanned, startPortion } from "../../items/portion.ts";
import { newItemIds } from "./next-id.ts";
import { mealOf, onItem, onMeal } from "./on-parts.ts";

/** In quarters, as one serves; a count that nobody serves changes nothing. */
export const setCount = (draft: HalfDraft, item: string, count: number): HalfDraft =>
  onItem(draft, item, (one) => withPortion(one, findPortion(one.food, one.unit, Math.round(count * 4) / 4)));

/** About the same amount in another measure, as near as half measures come. */
export const setUnit = (draft: HalfDraft, item: string, unit: string): HalfDraft =>
  onItem(draft, item, (one) => withPortion(one, nearestInUnit(one, unit)));

/**
 * The usual amount of another food; what it may be swapped for is what the one before could and still fits. By itself it
 * stays, and is swapped for nothing: so a lock on what is offered is repaired.
 */
export const replaceFood = (draft: HalfDraft, item: string, food: string): HalfDraft =>
  onItem(draft, item, (one) => {
    if (food === one.food) return { ...one, swaps: [] };
    if (!mayBePlanned(food)) return one;
    const offered = one.swaps.find((swap) => swap.food === food);
    const portion = offered && findPortion(food, offered.unit, offered.count);
    return withPortion(one, portion ?? startPortion(food));
  });

/** `seen` is the version in force: its numbers are not used again. */
export const addFood = (draft: HalfDraft, meal: string, food: string, seen: PlanHalves | null): HalfDraft =>
  mayBePlanned(food)
    ? onMeal(draft, meal, (one) => ({
        ...one,
        items: [...one.items, { id: newItemIds(one, seen)(), ...startPortion(food), swaps: [] }],
      }))
    : draft;

export const removeItem = (draft: HalfDraft, item: string): HalfDraft =>
  onMeal(draft, mealOf(item), (meal) => ({ ...meal, items: meal.items.filter(({ id }) => id !== item) }));

/** "ou": about as much energy as the item itself has. */
export const addAlternative = (draft: HalfDraft, item: string, food: string): HalfDraft =>
  onItem(draft, item, (one) => {
    if (!mayBePlanned(food) || food === one.food || one.or?.some((other) => other.food === food)) return one;
    const start = startPortion(food);
    const share = start.kcal > 0 ? one.kcal / start.kcal : 1;
    const count = Math.max(0.5, Math.round(start.count * share * 2) / 2);
    return { ...one, or: [...(one.or ?? []), findPortion(food, start.unit, count) ?? start] };
  });

export const removeAlternative = (draft: HalfDraft, item: string, food: string): HalfDraft =>
  onItem(draft, item, ({ or = [], ...one }) => {
    const left = or.filter((other) => other.food !== food);
    return left.length > 0 ? { ...one, or: left } : one;
  });

function withPortion(item: PlanItem, portion: Portion | undefined): PlanItem {
  if (!portion) return item;
  const or = item.or?.filter(({ food }) => food !== portion.food);
  const { or: _, ...own } = item;
  return { ...own, ...portion, swaps: fitSwaps(item.swaps, portion), ...(or && or.length > 0 && { or }) };
}

function nearestInUnit({ food, grams }: Portion, unit: string): Portion | undefined {
  const one = findPortion(food, unit, 1);
  return one && findPortion(food, unit, Math.max(0.5, Math.round((grams / one.grams) * 2) / 2));
}
