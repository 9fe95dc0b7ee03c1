import { roundUp } from "../nutrition/rounding.ts";
import type { Counted } from "./counted.ts";
import type { FollowedEvidence } from "./evidence.ts";
import type { Criteria } from "./guarantee-rules.ts";
import { type GuaranteeWindow, isBetween, weekOf } from "./window.ts";

export type LineCode = "G1" | "G2" | "G3" | "G4" | "G5";

/** One thing that following the programme means: what there is of it, and what is needed. */
export type Line = {
  readonly code: LineCode;
  readonly ok: boolean;
  /** Of G1 the days it took; null: not done. */
  readonly have: number | null;
  readonly need: number;
  readonly weeks?: number;
  readonly needWeeks?: number;
  /** Failed, and counts as met because we were late. */
  readonly waived?: true;
};

export type Followed = {
  readonly evidence: FollowedEvidence;
  readonly window: GuaranteeWindow;
  readonly counted: Counted;
};

/** The five lines, in order. A promise that we broke in the window makes up for each that failed. */
export function linesOf({ evidence, window, counted }: Followed, rules: Criteria): Line[] {
  const wereLate = evidence.breaches.some(({ day }) => isBetween(window, day));
  return [
    questionnaireLine(evidence, rules),
    atLeast("G2", counted.diaryDays.length, rules.diaryDays),
    atLeast("G3", evidence.sessions.done, sessionsNeeded(evidence, rules)),
    atLeast("G4", counted.reviews.length, rules.reviews),
    measureLine({ evidence, window, counted }, rules),
  ].map((line) => (line.ok || !wereLate ? line : { ...line, ok: true, waived: true }));
}

const atLeast = (code: LineCode, have: number, need: number): Line => ({ code, ok: have >= need, have, need });

const sessionsNeeded = ({ sessions }: FollowedEvidence, { sessionShare }: Criteria): number =>
  Math.max(0, roundUp(sessionShare * sessions.planned, 1));

function questionnaireLine({ anamneseDays }: FollowedEvidence, { anamneseWithinDays: need }: Criteria): Line {
  return { code: "G1", ok: anamneseDays !== null && anamneseDays <= need, have: anamneseDays, need };
}

/**
 * The scale, or the tape where numbers are hidden. Who hides or shows them in the window loses nothing of what was done
 * before: then the other one is enough as well.
 */
function measureLine({ evidence: { hidden, wasHidden = false }, window, counted }: Followed, rules: Criteria): Line {
  const tape = atLeast("G5", counted.waist.length, rules.waistMeasures);
  const scale = weighInLine(window, hidden ? counted.openWeighIns : counted.weighIns, rules);
  if (hidden) return scale.ok && !tape.ok ? scale : tape;
  return wasHidden && !scale.ok && (tape.ok || shareOf(tape) > shareOf(scale)) ? tape : scale;
}

const shareOf = ({ have, need }: Line): number => (have ?? 0) / need;

/** Of the line of measures: it asks for weeks where it counts weigh-ins. */
export const isOfTape = ({ needWeeks }: Pick<Line, "needWeeks">): boolean => needWeeks === undefined;

function weighInLine(window: GuaranteeWindow, weighIns: readonly { readonly day: number }[], rules: Criteria): Line {
  const weeks = new Set(weighIns.map(({ day }) => weekOf(window, day))).size;
  const line = atLeast("G5", weighIns.length, rules.weighIns);
  return { ...line, ok: line.ok && weeks >= rules.weighInWeeks, weeks, needWeeks: rules.weighInWeeks };
}

/** Of what is counted; a questionnaire that came late cannot come less late. */
export const missingOf = ({ code, have, need }: Line): number | null =>
  code === "G1" ? null : Math.max(0, need - (have ?? 0));
