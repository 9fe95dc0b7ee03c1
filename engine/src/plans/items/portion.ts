import type { Portion } from "@app/contract/plan-document";
import { findFood, findMeasure, listMeasures } from "../../nutrition/catalogue/catalogue.ts";
import type { FoodId } from "../../nutrition/catalogue/food.ts";
import type { UnitKey } from "../../nutrition/catalogue/measure.ts";
import { amountForSum } from "../../nutrition/catalogue/recipe.ts";
import { portionOf as catalogued } from "../../nutrition/menus/portion.ts";
import { roundHalfUp } from "../../nutrition/rounding.ts";
import { usualGrams } from "../../nutrition/search/portions-of.ts";

const NEEDED = ["kcal", "protein", "fat", "carb"] as const;
/** Counts change by it, and none is smaller. */
export const COUNT_STEP = 0.5;
const MOST_COUNT = 30;

/** Figures from the catalogue. Throws where it has no such food or measure: ask `mayBePlanned` first. */
export const portionOf = (food: string, unit: string, count: number): Portion =>
  catalogued(food as FoodId, unit as UnitKey, count);

/** The same, or undefined where the catalogue cannot say it. */
export const findPortion = (food: string, unit: string, count: number): Portion | undefined =>
  hasMeasure(food, unit) && count > 0 && count <= MOST_COUNT ? portionOf(food, unit, count) : undefined;

/** Whether the catalogue can say any count of it. */
export const hasMeasure = (food: string, unit: string): boolean =>
  hasFigures(food) && findMeasure(food as FoodId, unit as UnitKey) !== undefined;

/** A plan needs all figures of a food, and a measure to serve it in. Those that are no food of their own are not planned. */
export const mayBePlanned = (food: string): boolean =>
  hasFigures(food) && findFood(food)?.use !== "ingrediente" && listMeasures(food as FoodId).length > 0;

/** Unknown fibre counts as none. */
function hasFigures(id: string): boolean {
  const food = findFood(id);
  return food !== undefined && NEEDED.every((nutrient) => amountForSum(food, nutrient) !== null);
}

/** A food just added: about what one usually eats, in the measure that says it with the roundest count. */
export function startPortion(food: string): Portion {
  const usual = usualGrams(food).grams;
  const choices = listMeasures(food as FoodId).map(({ unit, grams }) => {
    const count = Math.max(COUNT_STEP, roundHalfUp(usual / grams, COUNT_STEP));
    return { unit, count: Math.min(count, MOST_COUNT), away: Math.abs(Math.log((count * grams) / usual)) };
  });
  const [first] = choices.sort((a, b) => a.away - b.away || a.count - b.count);
  if (!first) throw new Error(`${food} has no measure`);
  return portionOf(food, first.unit, first.count);
}
