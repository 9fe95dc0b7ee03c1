import { addDays, type Day } from "../../promises/local-time.ts";
import { mondayOf } from "../../training/progression/weeks/calendar.ts";

/** Whole days, both ends included. */
export type Period = { readonly from: Day; readonly to: Day };

export const isWithin = (day: Day, { from, to }: Period): boolean => day >= from && day <= to;

/** The Mondays of the weeks that a period touches, the oldest first. */
export function weeksOf({ from, to }: Period): Day[] {
  const weeks: Day[] = [];
  for (let week = mondayOf(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

export const weekOf = (day: Day): Period => ({ from: mondayOf(day), to: addDays(mondayOf(day), 6) });

/** Of a day in it: `2026-11-16`. */
export function monthOf(day: Day): Period {
  const from = `${day.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** As many weeks until today, this one included. */
export const lastWeeks = (today: Day, count: number): Period => ({
  from: addDays(mondayOf(today), -7 * (count - 1)),
  to: today,
});
