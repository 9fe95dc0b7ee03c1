import type { PlanDay } from "@app/contract/plan-document";
import { homeSteps } from "./cooked-at-home.ts";
import { bakerySteps, restaurantSteps } from "./eaten-out.ts";
import { isLarge, isServed, partsOf, type SteppedMeal } from "./plate-part.ts";

/**
 * How to make and serve a meal: a few sentences joined from the steps of the foods on it, so that they name no other food.
 * What lunch of the same day has cooked is warmed up at dinner.
 */
export function howOf(meal: SteppedMeal, day: readonly SteppedMeal[]): string[] {
  const parts = partsOf(meal);
  if (meal.place === "padaria") return bakerySteps(parts);
  return isLarge(meal) && isServed(meal) ? restaurantSteps(parts, meal) : homeSteps(parts, meal, day);
}

/** The day with the text of each meal. */
export const withSteps = (day: PlanDay): PlanDay => ({
  ...day,
  meals: day.meals.map((meal) => ({ ...meal, how: howOf(meal, day.meals) })),
});
