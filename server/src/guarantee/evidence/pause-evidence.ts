import type { PlanPause } from "@app/engine/guarantee/evidence";
import { addDays, type Day } from "@app/engine/promises/local-time";
import type { PlanPause as MemberPause } from "../../pauses/plan-pause.ts";
import type { WindowCalendar } from "./window-calendar.ts";

/** Of a member's pause of the plan: all that the guarantee reads of it. */
export type PausedDays = Pick<MemberPause, "from" | "to" | "endedOn">;

/** The day on which a member came back is one of the plan again. */
const lastDayOf = ({ to, endedOn }: PausedDays): Day => {
  if (endedOn === null) return to;
  const before = addDays(endedOn, -1);
  return before < to ? before : to;
};

/** In order; one that ended before it began stops nothing. */
export const pauseEvidenceOf = (
  pauses: readonly PausedDays[],
  { numberOf }: Pick<WindowCalendar, "numberOf">,
): PlanPause[] =>
  pauses
    .map((pause) => ({ from: numberOf(pause.from), to: numberOf(lastDayOf(pause)) }))
    .filter(({ from, to }) => to >= from)
    .toSorted((a, b) => a.from - b.from);

export const isPausedOn = (pause: PausedDays, day: Day): boolean => day >= pause.from && day <= lastDayOf(pause);
