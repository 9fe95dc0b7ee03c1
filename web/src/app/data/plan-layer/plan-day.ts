import { addDays } from "../../../ui/navigation/calendar-days.ts";

/** A calendar day as AAAA-MM-DD, without hour and zone. */
const weekdayOf = (day: string): number => (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;

/** The plan's day that a calendar day takes: Monday is `d1`. */
export const planDayOf = (day: string): string => `d${weekdayOf(day) + 1}`;

/** The Monday of the day's week. */
export const weekOf = (day: string): string => addDays(day, -weekdayOf(day));

/** From Monday to Sunday. */
export const daysOfWeek = (day: string): string[] => {
  const monday = weekOf(day);
  return [0, 1, 2, 3, 4, 5, 6].map((offset) => addDays(monday, offset));
};
