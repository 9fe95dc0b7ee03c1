import type { PlanView } from "@app/contract/plans";
import type { LayeredMeal } from "../../data/plan-layer/with-layer.ts";

export type Totals = { kcal: number; protein: number };

/** What is on these plates together. Null with hidden numbers: a view without figures receives none. */
export function totalsOf(
  { numbers }: Pick<PlanView, "numbers">,
  meals: readonly Pick<LayeredMeal, "items">[],
): Totals | null {
  if (numbers === "hidden") return null;
  const figures = meals.flatMap(({ items }) => items.flatMap((item) => item.figures ?? []));
  const sum = (key: keyof Totals) => figures.reduce((total, figure) => total + figure[key], 0);
  return { kcal: Math.round(sum("kcal")), protein: Math.round(sum("protein")) };
}

export const eatenMeals = (meals: readonly LayeredMeal[]): LayeredMeal[] =>
  meals.filter(({ eatenAt }) => eatenAt !== null);
