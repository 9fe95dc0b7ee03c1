import { addDays, type Day } from "../promises/local-time.ts";
import { type Case, caseOf, decide } from "./decide.ts";
import { longestGap } from "./diary-gap.ts";
import type { Evidence } from "./evidence.ts";
import type { GuaranteeRules } from "./guarantee-rules.ts";
import { isOfTape, type LineCode, missingOf } from "./lines.ts";
import type { ResultPart } from "./result.ts";

/** One line of a refusal, for words to be made of: the figure, what it was compared with, and the days of both. */
export type RefusalReason = {
  readonly code: "PRAZO" | LineCode | ResultPart["code"];
  readonly have: number | null;
  readonly need: number;
  readonly missing: number | null;
  /** The days that were counted, or between which a result was measured. */
  readonly from: Day;
  readonly to: Day;
  /** Of the last entry that counted. */
  readonly lastOn: Day | null;
  /** The longest time without an entry of the diary. */
  readonly gap?: { readonly from: Day; readonly to: Day };
  readonly weeks?: number;
  readonly needWeeks?: number;
};

/** Where the evidence's days lie in a calendar: its day 1, and the day of access. */
export type GuaranteeDates = { readonly dayOne: Day; readonly accessOn: Day };

/** Why the guarantee was refused, in the order of the lines; nothing where it was not. */
export function refusalReasons(evidence: Evidence, ruleSet: GuaranteeRules, dates: GuaranteeDates): RefusalReason[] {
  const { decision, reason } = decide(evidence, ruleSet);
  if (decision !== "refused") return [];
  const one = caseOf(evidence, ruleSet);
  if (reason === "PRAZO") return [deadlineReason(one, dates)];
  return reason === "NAO_SEGUIU" ? followingReasons(one, dates) : resultReasons(one, dates);
}

const dateOf = (day: number, { dayOne }: GuaranteeDates): Day => addDays(dayOne, day - 1);

const findDate = (day: number | undefined, dates: GuaranteeDates): Day | null =>
  day === undefined ? null : dateOf(day, dates);

const windowDates = ({ window }: Case, dates: GuaranteeDates) => ({
  from: dateOf(window.from, dates),
  to: dateOf(window.to, dates),
});

function deadlineReason({ window, rules, evidence }: Case, dates: GuaranteeDates): RefusalReason {
  const { requestUntilDay, requestUntilCalendarDay: byCalendar = Number.POSITIVE_INFINITY } = rules;
  const [byActive = evidence.requestDay] = [...window.activeDays].find(([, day]) => day === requestUntilDay) ?? [];
  const lastDay = Math.min(byActive, byCalendar);
  return {
    code: "PRAZO",
    // What was over: the days without a pause, or the calendar's.
    ...(window.activeDay > requestUntilDay
      ? { have: window.activeDay, need: requestUntilDay }
      : { have: evidence.requestDay, need: lastDay }),
    missing: null,
    from: dateOf(window.from, dates),
    to: dateOf(lastDay, dates),
    lastOn: dateOf(evidence.requestDay, dates),
  };
}

function followingReasons(one: Case, dates: GuaranteeDates): RefusalReason[] {
  const { evidence, counted, window } = one;
  const { accessOn } = dates;
  const measures = one.lines.find(({ code }) => code === "G5");
  const measured = measures && isOfTape(measures) ? counted.waist : counted.weighIns;
  const gap = longestGap(window, counted.diaryDays);
  const last: Readonly<Record<LineCode, Day | null>> = {
    G1: evidence.anamneseDays === null ? null : addDays(accessOn, evidence.anamneseDays),
    G2: findDate(counted.diaryDays.at(-1), dates),
    G3: findDate(evidence.sessions.lastDay, dates),
    G4: findDate(counted.reviews.at(-1)?.day, dates),
    G5: findDate(measured.at(-1)?.day, dates),
  };
  return one.lines
    .filter(({ ok }) => !ok)
    .map((line) => ({
      code: line.code,
      have: line.have,
      need: line.need,
      missing: missingOf(line),
      ...(line.code === "G1" ? { from: accessOn, to: addDays(accessOn, line.need) } : windowDates(one, dates)),
      lastOn: last[line.code],
      ...(line.code === "G2" && gap ? { gap: { from: dateOf(gap.from, dates), to: dateOf(gap.to, dates) } } : {}),
      ...(line.needWeeks === undefined ? {} : { weeks: line.weeks ?? 0, needWeeks: line.needWeeks }),
    }));
}

/** Only what was reached: the rest speaks for the member. */
const resultReasons = (one: Case, dates: GuaranteeDates): RefusalReason[] =>
  one.parts
    .filter(({ isReached }) => isReached)
    .map(({ code, have, need, days: [from, to] = [one.window.from, one.window.to] }) => ({
      code,
      have,
      need,
      missing: null,
      from: dateOf(from, dates),
      to: dateOf(to, dates),
      lastOn: dateOf(to, dates),
    }));
