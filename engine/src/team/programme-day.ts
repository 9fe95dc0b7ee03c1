import { dayNumber } from "../progress/day-number.ts";
import { localTimeOf } from "../promises/local-time.ts";

/** The day on which the questionnaire was closed is day 1 of week 1; before it there is none, 0. */
export function programmeDay(startedAt: Date | null, now: Date, timeZone: string): { day: number; week: number } {
  if (!startedAt) return { day: 0, week: 0 };
  const numberOf = (at: Date) => dayNumber(localTimeOf(timeZone, at.getTime()).day);
  const day = numberOf(now) - numberOf(startedAt) + 1;
  return { day, week: Math.ceil(day / 7) };
}
