import type { Portion } from "@app/contract/plan-document";
import { findMeasure, getFood } from "../catalogue/catalogue.ts";
import type { Food, FoodId, Nutrient } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { amountForSum } from "../catalogue/recipe.ts";
import { roundHalfUp, roundToDecimals } from "../rounding.ts";

/** A food in counts of a household measure, with its figures as they are shown. */
export function portionOf(id: FoodId, unit: UnitKey, count: number): Portion {
  const food = getFood(id);
  const measure = findMeasure(id, unit);
  if (!measure) throw new Error(`${id} has no measure ${unit}`);
  const grams = roundToDecimals(count * measure.grams, 1);
  return {
    food: id,
    unit,
    count,
    grams,
    kcal: roundHalfUp(amountOf(food, "kcal", grams)),
    protein: roundToDecimals(amountOf(food, "protein", grams), 1),
    fat: roundToDecimals(amountOf(food, "fat", grams), 1),
    carb: roundToDecimals(amountOf(food, "carb", grams), 1),
    fibre: roundToDecimals(amountOf(food, "fibre", grams), 1),
  };
}

/** Unknown fibre counts as none, because a day needs at least so much of it; nothing else of a portion may be unknown. */
function amountOf(food: Food, nutrient: Nutrient, grams: number): number {
  const per100 = amountForSum(food, nutrient) ?? (nutrient === "fibre" ? 0 : null);
  if (per100 === null) throw new Error(`${food.id} has no ${nutrient}`);
  return (per100 * grams) / 100;
}
