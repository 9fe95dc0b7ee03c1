import { addMs, DAY_MS } from "../../platform/time.ts";

const EARLIEST = "2020-01-01";

/** Of the calendar in UTC. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

export const daysBefore = (at: Date, days: number): string => dayOf(addMs(at, -days * DAY_MS));

/** Up to tomorrow: a meal may be logged ahead, and a member's day may begin before ours. */
export const isDiaryDay = (day: string, now: Date): boolean => day >= EARLIEST && day <= dayOf(addMs(now, DAY_MS));
