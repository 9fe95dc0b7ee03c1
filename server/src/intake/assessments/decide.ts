import type { Outcome } from "@app/contract/intake";
import type { Answers, IntakeContext } from "@app/engine/intake/answers";
import { outcomeOf } from "@app/engine/intake/outcome";
import { questionnaire } from "@app/engine/intake/questionnaire/questionnaire";
import { isPlanned } from "@app/engine/intake/triage/merge-rows";
import type { ReleasedRow } from "@app/engine/intake/triage/release";
import { retriage } from "@app/engine/intake/triage/retriage";
import { type KeptLimits, type Triage, triageOf } from "@app/engine/intake/triage/triage";
import { targetRules } from "@app/engine/nutrition/target-rules";
import { type Assessment, type DecidedOutcome, MINOR, type Plan } from "./assessment.ts";

const PREGNANCY = "R02_GRAVIDA";
const CRISIS = "R12_CRISE";

export type Input = { answers: Answers; context: IntakeContext & { plan: Plan }; today: string };

/** An assessment without its times and the people whom it calls. */
export type Decision = Omit<Assessment, "number" | "decidedAt" | "completedAt" | "personBy" | "definitivePlanBy">;

type Deciding = {
  isCompletion: boolean;
  hasCrisisWords: boolean;
  /** Codes of rows that the member's words stand for, besides the answers. */
  signs?: readonly string[];
  /** What a professional allows now, and the level of the half that it is about. */
  release?: Release | undefined;
};

export type Release = { rows: readonly ReleasedRow[]; levels: Partial<Pick<Assessment, "diet" | "training">> };

/**
 * What the answers lead to, against what is in force; undefined while an essential answer is missing. Crisis words that a
 * later answer replaced count too: `hasCrisisWords`.
 */
export function decide(
  { answers: given, context, today }: Input,
  inForce: Assessment | undefined,
  { isCompletion, hasCrisisWords, signs = [], release }: Deciding,
): Decision | undefined {
  // Remote care is asked of members of the Complete plan only.
  const { c2: _, ...others } = given;
  const answers = context.plan === "completo" ? given : others;
  const isWithdrawn = answers.c1 === "agora-nao";
  const kept = keptOf(isWithdrawn ? undefined : inForce, hasCrisisWords ? [...signs, CRISIS] : signs);
  // What is said anew has not been read: a release of before does not cover it.
  const released = releasedBy(isWithdrawn ? undefined : inForce, release).filter(({ code }) => !signs.includes(code));
  const limits = kept && { ...kept, ...release?.levels };
  const { triage, awaitsReview } = retriage(limits, answers, context, today, released);
  const outcome = decidedOutcome(
    outcomeOf(triage, answers, context, today),
    triage,
    isCompletion ? undefined : inForce,
  );
  if (!outcome) return undefined;
  const { diet, training, rows, numbersRule } = triage;
  const { numbers, notes, maxDeficitPct, waterWithheld, blockedRegions } = triage;
  return {
    outcome,
    plan: context.plan,
    safetyVersion: triage.version,
    questionnaireVersion: questionnaire.version,
    targetsVersion: targetRules.version,
    diet,
    training,
    rowCodes: rows,
    awaitsReview,
    refund: refundOf(outcome, rows, context.plan),
    details:
      outcome === "no-consent"
        ? null
        : {
            numbers,
            numbersForced: numbersRule === "hidden",
            notes,
            maxDeficitPct,
            waterWithheld,
            blockedRegions,
            ...(released.length > 0 && { released }),
          },
  };
}

/** The newest word about a row and a half counts. */
function releasedBy(inForce: Assessment | undefined, release: Release | undefined): ReleasedRow[] {
  const rows = release?.rows ?? [];
  const isReplaced = ({ code, half }: ReleasedRow) => rows.some((row) => row.code === code && row.half === half);
  return [...(inForce?.details?.released ?? []).filter((row) => !isReplaced(row)), ...rows];
}

/** By these answers alone: whatever else is in force, a minor is not served. */
export const isMinor = ({ answers, context, today }: Input): boolean =>
  triageOf(answers, context, today).rows.includes(MINOR);

/** Of a minor stay the outcome, its time and the code of the row. */
export const ofMinor = (decision: Decision): Decision => ({
  ...decision,
  rowCodes: [MINOR],
  awaitsReview: false,
  details: null,
});

/** What a withdrawn consent or a withdrawn agreement left behind limits nothing: answers are given anew. */
function keptOf(inForce: Assessment | undefined, signs: readonly string[]): KeptLimits | undefined {
  const kept = inForce && inForce.outcome !== "no-consent" ? inForce : undefined;
  if (!kept && signs.length === 0) return undefined;
  return {
    rows: [...(kept?.rowCodes ?? []), ...signs],
    diet: kept?.diet ?? "A",
    training: kept?.training ?? null,
    blockedRegions: kept?.details?.blockedRegions ?? [],
  };
}

/** After the questionnaire was closed, a question that a changed answer opens holds nothing back. */
function decidedOutcome(
  outcome: Outcome,
  { diet, training }: Triage,
  inForce: Assessment | undefined,
): DecidedOutcome | undefined {
  if (outcome !== "incomplete") return outcome;
  if (!inForce?.completedAt || inForce.outcome === "no-consent" || inForce.outcome === "not-served") return undefined;
  const levels = training === null ? [diet] : [diet, training];
  if (!levels.every(isPlanned)) return "person-first";
  return levels.includes("B") ? "limited" : "plan";
}

function refundOf(outcome: DecidedOutcome, rows: readonly string[], plan: Plan): Assessment["refund"] {
  if (plan === "gratis") return null;
  if (outcome === "not-served" || outcome === "remote-care-declined") return outcome;
  return rows.includes(PREGNANCY) ? "goodwill" : null;
}
