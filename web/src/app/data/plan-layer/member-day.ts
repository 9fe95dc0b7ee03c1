import { addDays } from "../../../ui/navigation/calendar-days.ts";
import { localDay } from "../../shell/format/days.ts";

// The member's own day starts with its first meal, not at midnight: who works at night eats its last meals after it.

const DAY_MINUTES = 24 * 60;
/** A meal may still be eaten for this long after its hour. */
const AFTER_LAST_MEAL = 90;

type Timed = { readonly time: string };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The hour of a meal in minutes since the midnight before the day's first meal. */
export function minutesInDay(meals: readonly Timed[], { time }: Timed): number {
  const first = minutesOf(meals[0]?.time ?? time);
  return minutesOf(time) + (minutesOf(time) < first ? DAY_MINUTES : 0);
}

/** Now, counted in the same way: after midnight the day before goes on until its last meal is over. */
export function minuteOfMember(meals: readonly Timed[], now: Date): number {
  const minute = now.getHours() * 60 + now.getMinutes();
  const ends = Math.max(...meals.map((meal) => minutesInDay(meals, meal)));
  return ends >= DAY_MINUTES && minute + DAY_MINUTES <= ends + AFTER_LAST_MEAL ? minute + DAY_MINUTES : minute;
}

/** The calendar day on which the member's own day began. */
export const dayOfMember = (meals: readonly Timed[], now: Date): string =>
  addDays(localDay(now), minuteOfMember(meals, now) >= DAY_MINUTES ? -1 : 0);
