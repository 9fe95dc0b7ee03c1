import type { DecidedLevels } from "../../intake/assessments/queries.ts";
import type { PlanPause } from "../../pauses/plan-pause.ts";
import { isPausedOn, type PausedDays } from "./pause-evidence.ts";
import { dayAt, type WindowCalendar } from "./window-calendar.ts";

const PREGNANT = "R02_GRAVIDA";

/**
 * The day since which we know of a pregnancy that lasts: the row of the safety table that is in force, or a pause for it
 * that runs. One that is over says nothing about a window that has begun again.
 */
export function pregnantOnDay(
  assessed: readonly DecidedLevels[],
  pauses: readonly (PausedDays & Pick<PlanPause, "reason">)[],
  { numberOf, numberAt }: Pick<WindowCalendar, "numberOf" | "numberAt">,
  now: Date,
): number | undefined {
  const isPregnant = ({ rowCodes }: DecidedLevels) => rowCodes.includes(PREGNANT);
  const lastOther = assessed.findLastIndex((one) => !isPregnant(one));
  const since = assessed[lastOther + 1];
  const today = dayAt(now);
  const days = [
    ...(since ? [numberAt(since.decidedAt)] : []),
    ...pauses
      .filter((pause) => pause.reason === "gravidez" && isPausedOn(pause, today))
      .map(({ from }) => numberOf(from)),
  ];
  return days.length > 0 ? Math.min(...days) : undefined;
}
