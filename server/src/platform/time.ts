import { tz } from "@date-fns/tz";
import { addBusinessDays as addBusinessDaysIn, addDays, startOfDay as startOfDayIn } from "date-fns";

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The moment that long after `at`; before it, if negative. */
export const addMs = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The first moment of the calendar day. On a DST change, midnight itself may not exist. */
export const startOfDay = (timeZone: string, at: Date): Date => plain(startOfDayIn(at, { in: tz(timeZone) }));

/** The last millisecond of the calendar day `days` after `from`: before the next begins, also if an hour repeats. */
export const endOfDayAfter = (timeZone: string, from: Date, days: number): Date =>
  addMs(startOfDayIn(addDays(from, days + 1, { in: tz(timeZone) })), -1);

/** The same time of day, that many working days later. Holidays differ between cities and count as working days. */
export const addBusinessDays = (timeZone: string, from: Date, days: number): Date =>
  plain(addBusinessDaysIn(from, days, { in: tz(timeZone) }));

/** Without the zone, which would show in JSON as an offset. */
const plain = (at: Date): Date => new Date(at.getTime());

/** 0 without a timestamp, so that an empty queue has no age. */
export const ageInSeconds = (since: Date | null | undefined, now: Date): number =>
  since ? Math.max(0, (now.getTime() - since.getTime()) / 1000) : 0;
