import { QUIET } from "../notices/notice-at.ts";
import { addDays, localTimeOf, momentOf } from "../promises/local-time.ts";
import { type ServiceHours, shiftOn } from "../promises/service-clock.ts";

const MINUTE = 60_000;

export const CALL_MS = 20 * MINUTE;
/** A call is booked or moved at least this long before it begins. */
export const NOTICE_MS = 120 * MINUTE;
/** Today is day 0: the definitive plan is promised for day 5, and is signed after the call. */
export const LAST_DAY = 4;

/** Two hours before a call it can no longer be moved. */
export const movableUntil = (startsAt: number): number => startsAt - NOTICE_MS;

/** When calls may begin, in milliseconds since 1970: whole calls within service hours, from two hours ahead to day four. */
export function slotsOf(hours: ServiceHours, now: number): number[] {
  const { day } = localTimeOf(hours.timeZone, now);
  return Array.from({ length: LAST_DAY + 1 }, (_, ahead) => shiftOn(hours, addDays(day, ahead))).flatMap((shift) => {
    if (!shift) return [];
    const count = Math.max(0, Math.floor((shift.to - shift.from) / CALL_MS));
    return Array.from({ length: count }, (_, index) => shift.from + index * CALL_MS).filter(
      (startsAt) => startsAt >= now + NOTICE_MS,
    );
  });
}

/** The same time on the day before a call, moved into the hours in which a message disturbs nobody. */
export function remindAt(timeZone: string, startsAt: number): number {
  const { day, seconds } = localTimeOf(timeZone, startsAt);
  const civil = Math.min(Math.max(seconds, QUIET.untilHour * 3600), QUIET.fromHour * 3600 - 60);
  return momentOf(timeZone, addDays(day, -1), civil);
}
