import { roundToDecimals } from "../nutrition/rounding.ts";
import { meanOf } from "../progress/statistics.ts";
import type { Counted } from "./counted.ts";
import type { Evidence } from "./evidence.ts";
import type { Criteria } from "./guarantee-rules.ts";
import { changeOf, provenChange } from "./weight-change.ts";

/** What the programme brought, by the member's goal. Figures are rounded, and compared before that. */
export type Result = Figures & { readonly hasResult: boolean };

type Figures = {
  readonly waistLossCm?: number | null;
  readonly spanDays?: number;
  readonly lossKg?: number;
  readonly gainKg?: number;
  readonly sd?: number;
  /** What was lost or gained at least. */
  readonly lowerBound?: number;
  readonly threshold?: number;
  readonly bestLiftShare?: number;
  readonly firstScore?: number | null;
  readonly laterScore?: number | null;
};

/** One thing that a result can be seen in. `have` is what was reached at least; null: nobody measured it. */
export type ResultPart = {
  readonly code: "PESO" | "CINTURA" | "CARGA" | "REVISOES";
  readonly have: number | null;
  readonly need: number;
  readonly isReached: boolean;
  /** Of the first measurement and the last. */
  readonly days?: readonly [number, number];
  readonly figures: Figures;
};

export const resultOf = (parts: readonly ResultPart[]): Result => ({
  ...Object.assign({}, ...parts.map(({ figures }) => figures)),
  hasResult: parts.some(({ isReached }) => isReached),
});

/** One of them is enough. */
export function resultParts(evidence: Evidence, counted: Counted, rules: Criteria): ResultPart[] {
  switch (evidence.goal) {
    case "emagrecer":
      return [waistPart(counted, rules), ...weightParts(evidence, counted, "lossKg", rules)];
    case "recompor":
      return [waistPart(counted, rules), liftPart(evidence, rules)];
    case "ganhar":
      return [...weightParts(evidence, counted, "gainKg", rules), liftPart(evidence, rules)];
    case "saude":
      return [scorePart(counted, rules)];
  }
}

/** The first measure against the last: nothing with fewer than two. */
function waistPart({ waist }: Counted, { waistCm, waistDoubtCm }: Criteria): ResultPart {
  const [first, last] = [waist[0], waist.at(-1)];
  const part = { code: "CINTURA", need: waistCm } as const;
  if (!first || !last || waist.length < 2)
    return { ...part, have: null, isReached: false, figures: { waistLossCm: null } };
  const loss = first.cm - last.cm;
  return {
    ...part,
    have: roundFigure(loss - waistDoubtCm),
    isReached: isAtLeast(loss - waistDoubtCm, waistCm),
    days: [first.day, last.day],
    figures: { waistLossCm: roundFigure(loss) },
  };
}

/** None with the scale hidden or too few weigh-ins: there is no figure then. */
function weightParts(
  { hidden, initialKg }: Evidence,
  { weighIns }: Counted,
  figure: "lossKg" | "gainKg",
  rules: Criteria,
): ResultPart[] {
  const change = hidden ? null : changeOf(weighIns, rules);
  if (!change || initialKg === null) return [];
  const kg = figure === "lossKg" ? -change.kg : change.kg;
  const share = figure === "lossKg" ? rules.lossShare : rules.gainShare;
  const { lowerBound, threshold } = provenChange(kg, change.sd, { kg: initialKg, share, z: rules.z });
  const figures = {
    spanDays: change.spanDays,
    [figure]: roundFigure(kg),
    sd: roundFigure(change.sd),
    lowerBound: roundFigure(lowerBound),
    threshold: roundFigure(threshold),
  };
  return [
    {
      code: "PESO",
      have: figures.lowerBound,
      need: figures.threshold,
      isReached: isAtLeast(lowerBound, threshold),
      days: change.days,
      figures,
    },
  ];
}

function liftPart({ lifts }: Evidence, { liftShare }: Criteria): ResultPart {
  const shares = lifts.filter(({ first }) => first > 0).map(({ first, last }) => (last - first) / first);
  const best = Math.max(0, ...shares);
  const bestLiftShare = roundFigure(best);
  return {
    code: "CARGA",
    have: bestLiftShare,
    need: liftShare,
    isReached: isAtLeast(best, liftShare),
    figures: { bestLiftShare },
  };
}

/** Later reviews must be above the first, not as good. */
function scorePart({ reviews }: Counted, { firstScoreWeek, laterScoreWeeks }: Criteria): ResultPart {
  const firstScore = reviews.find(({ week }) => week === firstScoreWeek)?.score ?? null;
  const later = reviews.filter(({ week }) => laterScoreWeeks.includes(week)).map(({ score }) => score);
  const mean = later.length > 0 ? meanOf(later) : null;
  const laterScore = mean === null ? null : roundFigure(mean);
  return {
    code: "REVISOES",
    have: laterScore,
    need: firstScore ?? 0,
    isReached: firstScore !== null && mean !== null && mean > firstScore,
    figures: { firstScore, laterScore },
  };
}

const roundFigure = (value: number): number => roundToDecimals(value, 4);

/** 92.3 − 89.3 is 3, whatever a double makes of it. */
const isAtLeast = (value: number, least: number): boolean => roundToDecimals(value - least, 9) >= 0;
