import type { Exclusions } from "../../exclusions/exclusions.ts";
import { availableCarbOf, saturatedOf, sodiumOf } from "../../notes/diet-limits.ts";
import { getFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { Meal } from "../meals/meal.ts";
import { EQUIVALENT_GROUPS, type EquivalentGroup, listEquivalentFoods } from "./equivalent-foods.ts";

/** Of one portion: what a limit from above counts is the food that has most of it, from below the one that has least. */
export type GroupFigures = {
  readonly grams: number;
  readonly drink: number;
  readonly protein: number;
  readonly sodium: number;
  /** Of the food that is named first. */
  readonly saturated: number;
  readonly usualCarb: number;
  readonly carb: number;
};

/** From the foods of the group that the person may choose at this meal, each with the energy of a portion. */
export function groupFiguresOf(meal: Meal, group: EquivalentGroup, exclusions: Exclusions): GroupFigures {
  const kcal = EQUIVALENT_GROUPS[group].portionKcal ?? 0;
  const portions = listEquivalentFoods(meal, group, exclusions)
    .flatMap(({ foods }) => foods)
    .map(({ id }) => figuresOf(id, kcal));
  const most = (figure: Exclude<keyof GroupFigures, "usualCarb" | "saturated">): number =>
    Math.max(0, ...portions.map((one) => one[figure]));
  return {
    grams: most("grams"),
    drink: most("drink"),
    protein: Math.min(...portions.map(({ protein }) => protein)),
    sodium: most("sodium"),
    saturated: portions[0]?.saturated ?? 0,
    usualCarb: portions[0]?.carb ?? 0,
    carb: most("carb"),
  };
}

function figuresOf(food: FoodId, portionKcal: number) {
  const { per100, form, group } = getFood(food);
  const amount = (100 * portionKcal) / (per100.kcal ?? portionKcal);
  const isDrink = form === "liquido" && group !== "oleos";
  return {
    grams: isDrink ? 0 : amount,
    drink: isDrink ? amount : 0,
    protein: ((per100.protein ?? 0) * amount) / 100,
    sodium: sodiumOf({ food, grams: amount }),
    saturated: saturatedOf({ food, grams: amount }),
    carb: (availableCarbOf({ carb: per100.carb ?? 0, fibre: per100.fibre ?? 0 }) * amount) / 100,
  };
}
