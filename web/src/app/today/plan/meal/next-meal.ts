import { minutesInDay } from "../../../data/plan-layer/member-day.ts";

/** How long after its hour a meal that was not logged is still the next one. */
const WINDOW_MINUTES = 90;
const EVENING_AT = 20 * 60 + 30;
/** Who eats late has the evening late. */
const EVENING_AFTER_LAST_MEAL = 30;

type Timed = { id: string; time: string };
/** The ids of the meals that were logged. */
type Eaten = { has: (id: string) => boolean };

/**
 * The meal to decide about at this minute of the member's day, the meals in its order. Null is the evening: the last meal
 * was logged, or its time is over.
 */
export function nextMeal<M extends Timed>(meals: readonly M[], eaten: Eaten, minute: number): M | null {
  const ahead = meals.slice(meals.map(({ id }) => eaten.has(id)).lastIndexOf(true) + 1);
  return ahead.find((meal) => minute < endOfMeal(meals, meal)) ?? null;
}

/** The minute from which it is no longer the next meal. */
export function endOfMeal<M extends Pick<Timed, "time">>(meals: readonly M[], meal: M): number {
  const at = minutesInDay(meals, meal);
  return meal === meals.at(-1) ? Math.max(EVENING_AT, at + EVENING_AFTER_LAST_MEAL) : at + WINDOW_MINUTES;
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
