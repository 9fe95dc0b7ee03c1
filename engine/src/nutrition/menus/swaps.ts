import type { MealSlot, Portion } from "@app/contract/plan-document";
import { type Exclusions, isExcludedAt } from "../../exclusions/exclusions.ts";
import { getFood } from "../catalogue/catalogue.ts";
import type { Food, FoodId } from "../catalogue/food.ts";
import { MEAL_OF_SLOT, type PartName } from "../meals/meal.ts";
import { isEquivalent, swapDistance } from "./equivalence.ts";
import { listOffers } from "./exchange.ts";
import { exchangeRules } from "./exchange-rules.ts";

const { mostSwaps } = exchangeRules.content;

export type SwapLimits = {
  readonly exclusions: Exclusions;
  readonly slot: MealSlot;
  readonly part: PartName;
  /** What else is on the plate: nothing is offered twice. */
  readonly beside?: readonly string[];
};

/** What may take the place of a portion, the nearest in energy first, then the cheaper, then the more usual. */
export function swapsFor(portion: Portion, limits: SwapLimits): Portion[] {
  const { group } = getFood(portion.food as FoodId);
  const nearest = new Map<Food, Portion>();
  for (const { food, portions } of listOffers(MEAL_OF_SLOT[limits.slot], limits.part, portion)) {
    for (const swap of portions) {
      if (!isEquivalent(swap, portion, group) || !isOffered(food, limits)) continue;
      const known = nearest.get(food);
      if (!known || swapDistance(swap, portion, group) < swapDistance(known, portion, group)) nearest.set(food, swap);
    }
  }
  return [...nearest]
    .map(([food, swap]) => ({ food, swap, away: Math.abs(swap.kcal - portion.kcal) }))
    .sort((a, b) => a.away - b.away || a.food.price.class - b.food.price.class || b.food.habit - a.food.habit)
    .slice(0, mostSwaps)
    .map(({ swap }) => swap);
}

const isOffered = ({ id }: Food, { exclusions, slot, beside = [] }: SwapLimits): boolean =>
  !isExcludedAt(exclusions, id, slot) && !beside.includes(id);
