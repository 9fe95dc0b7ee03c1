import { brand } from "@app/contract/brand";
import { addDays, localTimeOf, momentOf, weekdayOf } from "@app/engine/promises/local-time";

const { timeZone } = brand.serviceHours;
const NINE = 9 * 3_600;

export type ReviewWindow = {
  /** The Monday of the week that the review is about. */
  week: string;
  opensAt: Date;
  until: Date;
};

/** A review opens on the Sunday that ends its week, and closes when the next one opens. */
export const windowOf = (week: string): ReviewWindow => ({
  week,
  opensAt: new Date(momentOf(timeZone, addDays(week, 6), 0)),
  until: new Date(momentOf(timeZone, addDays(week, 13), 0)),
});

export function windowAt(now: Date): ReviewWindow {
  const { day } = localTimeOf(timeZone, now.getTime());
  return windowOf(addDays(day, -weekdayOf(day) - 6));
}

/** Of the windows whose reviews are still taken: a phone may have been without a network when the last one closed. */
export function weeksTakenAt(now: Date): string[] {
  const { week } = windowAt(now);
  return [week, addDays(week, -7)];
}

/** When members hear of the first window that opens after a moment: by day. */
export const nextNoticeAt = (after: Date): Date =>
  new Date(momentOf(timeZone, addDays(windowAt(after).week, 13), NINE));

/** The first and the last day of a pause of the plan. */
export type PausedSpan = { from: string; to: string };

/** Of fewer days nobody can say how a week was. */
const MIN_ACTIVE_DAYS = 4;

export const isPausedOn = (day: string, spans: readonly PausedSpan[]): boolean =>
  spans.some(({ from, to }) => from <= day && day <= to);

/** A week that was mostly paused has no review. */
export function isWeekPaused(week: string, spans: readonly PausedSpan[]): boolean {
  const days = Array.from({ length: 7 }, (_, index) => addDays(week, index));
  return days.filter((day) => !isPausedOn(day, spans)).length < MIN_ACTIVE_DAYS;
}
