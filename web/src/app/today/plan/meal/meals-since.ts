import { dayOfMember, minuteOfMember } from "../../../data/plan-layer/member-day.ts";
import type { LayeredDay, LayeredMeal } from "../../../data/plan-layer/with-layer.ts";
import { endOfMeal } from "./next-meal.ts";

/** On the day on which the plan was made, what was before it is not missing: it is not of the plan. */
export function mealsSince(createdAt: string, { day, meals }: LayeredDay): LayeredMeal[] {
  const created = new Date(createdAt);
  if (dayOfMember(meals, created) !== day) return meals;
  const minute = minuteOfMember(meals, created);
  return meals.filter((meal) => meal.isLogged || minute < endOfMeal(meals, meal));
}
