import type { MealTemplate, Usual } from "../meals/meal.ts";
import type { DietRequest } from "./diet-request.ts";

/** How usual a plate is where a person lives, on a day of the week from 0, Monday; without a state, as it is everywhere. */
export function usualnessOf(
  { usual }: Pick<MealTemplate, "usual">,
  { state }: Pick<DietRequest, "state">,
  day: number,
): number {
  const fits = ({ states, days }: Usual): boolean =>
    (states === null || (state !== null && states.includes(state))) && (days === null || days.includes(day));
  return [...usual].reverse().find(fits)?.value ?? 0;
}
