import { brand } from "@app/contract/brand";
import { addDays, type Day, localTimeOf, momentOf, weekdayOf } from "@app/engine/promises/local-time";

// In the zone of the service's hours, in which the team works and promises are counted.

export { addDays, weekdayOf };

/** An instant in milliseconds, or as the server sends it. */
export type Moment = number | string;

export const SERVICE_ZONE = brand.serviceHours.timeZone;
const DAY_MS = 24 * 60 * 60_000;

export const millisecondsOf = (at: Moment): number => (typeof at === "string" ? Date.parse(at) : at);

/** "2026-11-19". */
export const dateOf = (at: Moment): Day => localTimeOf(SERVICE_ZONE, millisecondsOf(at)).day;

/** Hours since midnight, with their fraction. */
export const hoursIntoDay = (at: Moment): number => localTimeOf(SERVICE_ZONE, millisecondsOf(at)).seconds / 3600;

/** The instant at which the clock shows a time, "14:30", of a date. */
export function momentAt(date: Day, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return momentOf(SERVICE_ZONE, date, (hours * 60 + minutes) * 60);
}

export const startOfDate = (date: Day): number => momentAt(date, "00:00");

/** The Monday of a date's week. */
export const mondayOf = (date: Day): Day => addDays(date, -((weekdayOf(date) + 6) % 7));

export const daysBetween = (from: Day, until: Day): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;
