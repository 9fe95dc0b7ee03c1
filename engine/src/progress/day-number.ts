import type { Day } from "../promises/local-time.ts";

const DAY_MS = 86_400_000;

/** Days since 1970: what a trend counts in and a chart scales. */
export const dayNumber = (day: Day): number => Date.parse(day) / DAY_MS;

export const dayOfNumber = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);
