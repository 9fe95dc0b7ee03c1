import { localDay } from "../../../data/plan-layer/plan-day.ts";
import type { LayeredDay, LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import { minutesNow } from "../clock.ts";
import { endOfMeal } from "./next-meal.ts";

/** On the day on which the plan was made, what was before it is not missing: it is not of the plan. */
export function mealsSince(createdAt: string, { day, meals }: LayeredDay): LayeredMeal[] {
  const created = new Date(createdAt);
  if (localDay(created) !== day) return meals;
  const minute = minutesNow(created);
  return meals.filter((meal) => meal.isLogged || minute < endOfMeal(meal, meal === meals.at(-1)));
}
