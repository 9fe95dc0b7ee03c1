import { addDays, type Day } from "@app/engine/promises/local-time";
import { formatShortDay } from "../shell/format/days.ts";
import { formatDate } from "../shell/format/moments.ts";

const DAY_MS = 86_400_000;

/** "10/11/2027". */
export const fullDay = (day: Day): string => `${formatShortDay(day)}/${day.slice(0, 4)}`;

/** "26/12", where deadlines are counted. */
export function shortDate(at: string): string {
  const [date, month] = formatDate(at).split("/").map(Number);
  return `${date}/${month}`;
}

/** Both included. */
export const daysIn = (from: Day, to: Day): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

export const dayAfter = (day: Day): Day => addDays(day, 1);
export const dayBefore = (day: Day): Day => addDays(day, -1);
export { addDays };
