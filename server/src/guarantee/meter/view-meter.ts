import type { GuaranteeLine, GuaranteeMeter } from "@app/contract/guarantee";
import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import type { Line } from "@app/engine/guarantee/lines";
import { meterOf } from "@app/engine/guarantee/meter";
import { requestWindow } from "@app/engine/guarantee/request-window";
import { isBetween, windowOf } from "@app/engine/guarantee/window";
import { addDays } from "@app/engine/promises/local-time";
import type { ReadEvidence } from "../evidence/read-evidence.ts";

/** The meter with its days in a calendar. */
export function viewMeter({ evidence, dates: { dayOne } }: ReadEvidence): GuaranteeMeter {
  const rules = getGuaranteeRules(evidence.ruleVersion);
  const { day, of, daysLeft, ticks, backDated } = meterOf(evidence, rules);
  const window = windowOf(evidence, rules.content);
  const dateOf = (number: number) => addDays(dayOne, number - 1);
  const daysOfWindow = Math.max(0, window.to - window.from + 1);
  const counted = [...window.activeDays.keys()].filter((number) => number <= window.to).length;
  return {
    day,
    of,
    daysLeft,
    from: dateOf(window.from),
    requestUntil: dateOf(requestWindow(evidence.pauses, rules.content).lastDay),
    pausedDays: daysOfWindow - counted,
    lines: ticks.map(viewLine),
    hidden: evidence.hidden,
    wereLate: evidence.breaches.some((breach) => isBetween(window, breach.day)),
    backDated: { diary: backDated.diary.length, measures: backDated.measures.length },
    plannedSessions: evidence.sessions.planned,
  };
}

export const viewLine = ({ code, ok, waived, have, need, weeks, needWeeks }: Line): GuaranteeLine => ({
  code,
  ok,
  waived: waived ?? false,
  have,
  need,
  weeks: weeks ?? null,
  needWeeks: needWeeks ?? null,
});
