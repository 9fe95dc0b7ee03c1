import type { PlanPause } from "./evidence.ts";
import type { Criteria } from "./guarantee-rules.ts";
import { windowOf } from "./window.ts";

/** Longer than a window with the longest pauses. */
const HORIZON_DAYS = 500;

/** The first day on which a request can be decided and the last on which one counts, by the pauses known today. */
export function requestWindow(
  pauses: readonly PlanPause[],
  rules: Pick<Criteria, "windowDays" | "requestUntilDay" | "requestUntilCalendarDay" | "restartAfterPausedDays">,
): { opensDay: number; lastDay: number } {
  const { activeDays } = windowOf({ pauses, requestDay: HORIZON_DAYS }, rules);
  const dayOf = (active: number): number =>
    [...activeDays].find(([, number]) => number === active)?.[0] ?? HORIZON_DAYS;
  const { windowDays, requestUntilDay, requestUntilCalendarDay = HORIZON_DAYS } = rules;
  return { opensDay: dayOf(windowDays), lastDay: Math.min(dayOf(requestUntilDay + 1) - 1, requestUntilCalendarDay) };
}
