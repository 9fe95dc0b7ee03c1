import { brand } from "@app/contract/brand";
import { nextOpening, type Shift } from "@app/engine/promises/service-clock";
import { addMs, DAY_MS, HOUR_MS } from "../../platform/time/durations.ts";

/** After access began. */
const AFTER_MS = [24 * HOUR_MS, 72 * HOUR_MS] as const;
export const MAX_REMINDERS = AFTER_MS.length;

/** Every day: no reminder arrives at night. A member's own time zone is not known. */
const DAYTIME: Shift = ["08:00", "21:00"];
const daytime = {
  timeZone: brand.serviceHours.timeZone,
  weekdays: DAYTIME,
  saturday: DAYTIME,
  sunday: DAYTIME,
  closedOn: [],
};

/** The moment itself by day, otherwise the next morning. */
const byDay = (at: Date): Date => new Date(nextOpening(daytime, at.getTime()));

/** When to remind a member whose access begins then. */
export const firstReminderAt = (startsAt: Date): Date => byDay(addMs(startsAt, AFTER_MS[0]));

/** After so many were decided about, when the next is due; null after the last. Never within a day of the one before. */
export function nextReminderAt(startsAt: Date, decided: number, now: Date): Date | null {
  const afterMs = AFTER_MS[decided];
  if (afterMs === undefined) return null;
  return byDay(new Date(Math.max(addMs(startsAt, afterMs).getTime(), addMs(now, DAY_MS).getTime())));
}

/** A worker that was stopped by day may run again at night: then it waits for the morning. */
export const postponedToDay = (now: Date): Date | undefined => {
  const at = byDay(now);
  return at > now ? at : undefined;
};
