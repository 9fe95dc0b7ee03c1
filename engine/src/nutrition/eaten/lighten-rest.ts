import { findFood } from "../catalogue/catalogue.ts";
import type { FoodGroup } from "../catalogue/food.ts";
import { eatenFigures } from "./eaten-figures.ts";
import { measuredAmount } from "./measured-amount.ts";

// "Hoje deu ruim": what is left of today becomes lighter. Tomorrow is never touched.

/** Of the energy that the day was planned with, so much stays at least. */
export const LEAST_SHARE_OF_DAY = 0.6;
/** Foods that bring protein, vegetables and fruit stay whole. */
const HALVED_GROUPS: ReadonlySet<FoodGroup> = new Set(["cereais", "paes", "oleos", "oleaginosas"]);

export type PlannedPortion = { id: string; food: string; unit: string; count: number };

type RestOfDay = {
  /** What was eaten until now, in kcal. */
  eaten: number;
  /** Every portion that the plan has for the day. */
  day: readonly PlannedPortion[];
  /** Those that are not eaten yet, in the order of the meals. */
  left: readonly PlannedPortion[];
};

/**
 * The portions that are halved. In the order of the meals, so that eating one of them changes nothing for those that
 * follow.
 */
export function lightenRest({ eaten, day, left }: RestOfDay): ReadonlySet<string> {
  const least = LEAST_SHARE_OF_DAY * sumOf(day);
  let spare = eaten + sumOf(left) - least;
  const halved = new Set<string>();
  for (const portion of left) {
    const saved = kcalOf(portion) / 2;
    if (!isHalved(portion) || saved > spare) continue;
    spare -= saved;
    halved.add(portion.id);
  }
  return halved;
}

const isHalved = ({ food }: PlannedPortion): boolean => {
  const group = findFood(food)?.group;
  return group !== undefined && HALVED_GROUPS.has(group);
};

const sumOf = (portions: readonly PlannedPortion[]): number =>
  portions.reduce((sum, portion) => sum + kcalOf(portion), 0);

/** What the catalogue does not know counts as nothing: then less is taken away. */
function kcalOf({ food, unit, count }: PlannedPortion): number {
  const amount = measuredAmount(food, unit, count);
  return amount ? (eatenFigures({ ref: food, per100: null }, amount)?.kcal ?? 0) / 10 : 0;
}
