import { minutesOf } from "../clock.ts";

/** How long after its hour a meal that was not logged is still the next one. */
const WINDOW_MINUTES = 90;
const EVENING_AT = 20 * 60 + 30;
/** Who eats late has the evening late. */
const EVENING_AFTER_LAST_MEAL = 30;

type Timed = { id: string; time: string };
/** The ids of the meals that were logged. */
type Eaten = { has: (id: string) => boolean };

/**
 * The meal to decide about at this minute of the day, the meals in the order of their hours. Null is the evening: the
 * last meal was logged, or its time is over.
 */
export function nextMeal<M extends Timed>(meals: readonly M[], eaten: Eaten, minute: number): M | null {
  const ahead = meals.slice(meals.map(({ id }) => eaten.has(id)).lastIndexOf(true) + 1);
  return ahead.find((meal) => minute < endOfMeal(meal, meal === meals.at(-1))) ?? null;
}

/** The minute from which it is no longer the next meal. */
export function endOfMeal({ time }: Timed, isLast: boolean): number {
  const at = minutesOf(time);
  return isLast ? Math.max(EVENING_AT, at + EVENING_AFTER_LAST_MEAL) : at + WINDOW_MINUTES;
}

export type MealState = "eaten" | "missed" | "next" | "later";

/** `missed`: its time went by without a log. It can still be logged. */
export function mealStates(meals: readonly Timed[], eaten: Eaten, minute: number): MealState[] {
  const next = nextMeal(meals, eaten, minute);
  const nextIndex = next ? meals.indexOf(next) : meals.length;
  return meals.map(({ id }, index) => {
    if (eaten.has(id)) return "eaten";
    if (index === nextIndex) return "next";
    return index < nextIndex ? "missed" : "later";
  });
}
