import { addDays, type Day, weekdayOf } from "../../../promises/local-time.ts";

const DAY_MS = 86_400_000;

export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** From 0 for Monday to 6 for Sunday. */
export const daysSinceMonday = (day: Day): number => (weekdayOf(day) + 6) % 7;

export const mondayOf = (day: Day): Day => addDays(day, -daysSinceMonday(day));
