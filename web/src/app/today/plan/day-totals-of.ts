import type { PlanView } from "@app/contract/plans";
import { lazyPart, useLazyPart } from "../../../ui/overlays/lazy-part.ts";
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

/** What was eaten until now, as the plan has it; null once the diary has something else: the sum is the diary's. */
export function eatenTotals(plan: PlanView, layer: PlanLayer, day: LayeredDay): Totals | null {
  return hasOther(layer, day.day)
    ? null
    : totalsOf(
        plan,
        day.meals.filter(({ eatenAt }) => eatenAt !== null),
      );
}

const hasOther = ({ logged }: PlanLayer, day: string): boolean =>
  logged.some((entry) => entry.day === day && !entry.isPlanned);

// The figures of every food: only a day with something of its own in the diary loads them.
const diarySum = lazyPart(async () => (await import("../../data/diary/view/day-view.ts")).totalsOf);

/** The same, with the diary's sum as soon as its foods are loaded. */
export function useEatenTotals(plan: PlanView, layer: PlanLayer, day: LayeredDay): Totals | null {
  const planned = eatenTotals(plan, layer, day);
  const isDiarys = planned === null && plan.numbers === "shown";
  const sum = useLazyPart(diarySum, isDiarys);
  if (!isDiarys || sum.state !== "loaded") return planned;
  const { Part: sumUp } = sum;
  return sumUp(layer.logged.flatMap((entry) => (entry.day === day.day ? (entry.eaten ?? []) : [])));
}
