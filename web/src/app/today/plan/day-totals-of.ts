import type { PlanView } from "@app/contract/plans";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import type { LayeredDay, LayeredMeal } from "../../data/plan-layer/with-layer.ts";

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

export const loggedMeals = (meals: readonly LayeredMeal[]): LayeredMeal[] => meals.filter(({ isLogged }) => isLogged);

/** What was eaten until now; null once the diary has something that is not the plan's: its sum is there. */
export function eatenTotals(plan: PlanView, { logged }: PlanLayer, day: LayeredDay): Totals | null {
  const hasOther = logged.some((entry) => entry.day === day.day && !entry.isPlanned);
  return hasOther
    ? null
    : totalsOf(
        plan,
        day.meals.filter(({ eatenAt }) => eatenAt !== null),
      );
}
