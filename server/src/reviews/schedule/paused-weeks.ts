import { addDays } from "@app/engine/promises/local-time";

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
