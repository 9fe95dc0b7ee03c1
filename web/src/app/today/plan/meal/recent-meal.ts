import type { LayeredMeal } from "../../../data/plan-layer/with-layer.ts";

/** How long a logged meal can be undone on Hoje. */
const UNDO_MS = 10 * 60_000;

export type EatenMeal = LayeredMeal & { eatenAt: string };

const isEaten = (meal: LayeredMeal): meal is EatenMeal => meal.eatenAt !== null;

/** The meal that was logged last, while it can be undone. A clock of another device may be a little ahead. */
export function recentMeal(meals: readonly LayeredMeal[], now: number): EatenMeal | null {
  const [latest] = meals.filter(isEaten).sort((a, b) => Date.parse(b.eatenAt) - Date.parse(a.eatenAt));
  return latest && Math.abs(now - Date.parse(latest.eatenAt)) < UNDO_MS ? latest : null;
}
