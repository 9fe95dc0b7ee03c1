import type { Exclusions } from "../../exclusions/exclusions.ts";
import { availableCarbOf, eggsOf, isMeat, saturatedOf, sodiumOf } from "../../notes/diet-limits.ts";
import { getFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { Meal } from "../meals/meal.ts";
import { EQUIVALENT_GROUPS, type EquivalentGroup, listEquivalentFoods } from "./equivalent-foods.ts";

/** Of one portion: what a limit from above counts is the food that has most of it, from below the one that has least. */
export type GroupFigures = {
  readonly grams: number;
  readonly drink: number;
  readonly protein: number;
  readonly fibre: number;
  readonly sodium: number;
  readonly saturated: number;
  readonly meat: number;
  readonly eggs: number;
  /** Of the food that is named first. */
  readonly usualCarb: number;
  readonly carb: number;
};

export const NO_FIGURES: GroupFigures = {
  grams: 0,
  drink: 0,
  protein: 0,
  fibre: 0,
  sodium: 0,
  saturated: 0,
  meat: 0,
  eggs: 0,
  usualCarb: 0,
  carb: 0,
};

export const addFigures = (sum: GroupFigures, one: GroupFigures, count: number): GroupFigures => ({
  grams: sum.grams + count * one.grams,
  drink: sum.drink + count * one.drink,
  protein: sum.protein + count * one.protein,
  fibre: sum.fibre + count * one.fibre,
  sodium: sum.sodium + count * one.sodium,
  saturated: sum.saturated + count * one.saturated,
  meat: sum.meat + count * one.meat,
  eggs: sum.eggs + count * one.eggs,
  usualCarb: sum.usualCarb + count * one.usualCarb,
  carb: sum.carb + count * one.carb,
});

/** From the foods of the group that the person may choose at this meal, each with the energy of a portion. */
export function groupFiguresOf(meal: Meal, group: EquivalentGroup, exclusions: Exclusions): GroupFigures {
  const kcal = EQUIVALENT_GROUPS[group].portionKcal ?? 0;
  const portions = listEquivalentFoods(meal, group, exclusions)
    .flatMap(({ foods }) => foods)
    .map(({ id }) => figuresOf(id, kcal));
  const most = (figure: keyof FoodFigures): number => Math.max(0, ...portions.map((one) => one[figure]));
  const least = (figure: "protein" | "fibre"): number => Math.min(...portions.map((one) => one[figure]));
  return {
    grams: most("grams"),
    drink: most("drink"),
    protein: least("protein"),
    fibre: least("fibre"),
    sodium: most("sodium"),
    saturated: most("saturated"),
    meat: most("meat"),
    eggs: most("eggs"),
    usualCarb: portions[0]?.carb ?? 0,
    carb: most("carb"),
  };
}

type FoodFigures = Omit<GroupFigures, "usualCarb">;
const known = new Map<string, FoodFigures>();

function figuresOf(food: FoodId, portionKcal: number): FoodFigures {
  const key = `${food} ${portionKcal}`;
  const found = known.get(key);
  if (found) return found;
  const { per100, form, group } = getFood(food);
  const grams = (100 * portionKcal) / (per100.kcal ?? portionKcal);
  const isDrink = form === "liquido" && group !== "oleos";
  const figures = {
    grams: isDrink ? 0 : grams,
    drink: isDrink ? grams : 0,
    protein: ((per100.protein ?? 0) * grams) / 100,
    fibre: ((per100.fibre ?? 0) * grams) / 100,
    sodium: sodiumOf({ food, grams }),
    saturated: saturatedOf({ food, grams }),
    meat: isMeat({ food }) ? grams : 0,
    // They are counted, not weighed.
    eggs: Math.round(eggsOf({ food, grams })),
    carb: (availableCarbOf({ carb: per100.carb ?? 0, fibre: per100.fibre ?? 0 }) * grams) / 100,
  };
  known.set(key, figures);
  return figures;
}
