import type { BackDated } from "./counted.ts";
import { followedOf } from "./decide.ts";
import type { FollowedEvidence } from "./evidence.ts";
import type { GuaranteeRules } from "./guarantee-rules.ts";
import type { Line } from "./lines.ts";

/** What a member sees from the first day on, long before anything is asked for. */
export type Meter = {
  /** Of the window; it stays at the last one afterwards, and is 0 before the first. */
  readonly day: number;
  readonly of: number;
  /** Without a pause, until the window is over; then until a request is too late, by the calendar where that is sooner. */
  readonly daysLeft: number;
  readonly requestDaysLeft: number;
  /** The five of following, with what there is and what is needed. */
  readonly ticks: readonly Line[];
  readonly backDated: BackDated;
};

/** As of the evidence's `requestDay`. It says nothing about the result: a tick is what a member can do. */
export function meterOf(evidence: FollowedEvidence, ruleSet: GuaranteeRules): Meter {
  const { window, lines, counted, rules } = followedOf(evidence, ruleSet);
  const { requestUntilDay, requestUntilCalendarDay: byCalendar = Number.POSITIVE_INFINITY, windowDays } = rules;
  const day = Math.min(window.activeDay, windowDays);
  return {
    day,
    of: windowDays,
    daysLeft: windowDays - day,
    requestDaysLeft: Math.max(0, Math.min(requestUntilDay - window.activeDay, byCalendar - evidence.requestDay)),
    ticks: lines,
    backDated: counted.backDated,
  };
}
