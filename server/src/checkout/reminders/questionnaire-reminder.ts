import { brand } from "@app/contract/brand";
import { nextDaytime } from "@app/engine/notices/notice-at";
import { addMs, DAY_MS, HOUR_MS } from "../../platform/time.ts";

/** After access began. */
const AFTER_MS = [24 * HOUR_MS, 72 * HOUR_MS] as const;
export const MAX_REMINDERS = AFTER_MS.length;

/** Whether it is still wanted is looked at by day; the member's own night is the sender's. */
const byDay = (at: Date): Date => new Date(nextDaytime(brand.serviceHours.timeZone, at.getTime()));

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
