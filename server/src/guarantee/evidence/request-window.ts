import type { PlanPause } from "@app/engine/guarantee/evidence";
import type { Criteria } from "@app/engine/guarantee/guarantee-rules";
import { windowOf } from "@app/engine/guarantee/window";

/** Longer than a window with the longest pauses. */
const HORIZON_DAYS = 500;

/** The first day on which a request can be decided and the last on which one counts, by the pauses known today. */
export function requestWindow(
  pauses: readonly PlanPause[],
  rules: Pick<Criteria, "windowDays" | "requestUntilDay" | "restartAfterPausedDays">,
): { opensDay: number; lastDay: number } {
  const { activeDays } = windowOf({ pauses, requestDay: HORIZON_DAYS }, rules);
  const dayOf = (active: number): number =>
    [...activeDays].find(([, number]) => number === active)?.[0] ?? HORIZON_DAYS;
  return { opensDay: dayOf(rules.windowDays), lastDay: dayOf(rules.requestUntilDay + 1) - 1 };
}
