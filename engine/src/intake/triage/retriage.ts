import type { Answers, IntakeContext } from "../answers.ts";
import type { ReleasedRow } from "./release.ts";
import { type KeptLimits, type Triage, triageOf } from "./triage.ts";

export type Retriage = {
  /** What counts now. */
  triage: Triage;
  /** The answers alone would allow more than what is in force: a person decides. */
  awaitsReview: boolean;
};

/**
 * Triage of changed answers: what became stricter counts at once, and what would become looser waits for a person. Without
 * anything in force the answers decide alone.
 */
export function retriage(
  inForce: KeptLimits | undefined,
  answers: Answers,
  context: IntakeContext,
  today: string,
  released: readonly ReleasedRow[] = [],
): Retriage {
  const fresh = triageOf(answers, context, today, { released });
  if (!inForce) return { triage: fresh, awaitsReview: false };
  const kept = triageOf(answers, context, today, { kept: inForce, released });
  const isLooser = JSON.stringify(limitsOf(fresh)) !== JSON.stringify(limitsOf(kept));
  // A row that limits nothing any more is dropped with the answer that raised it.
  return isLooser ? { triage: kept, awaitsReview: true } : { triage: fresh, awaitsReview: false };
}

/** What a person of the team would have to allow. */
const limitsOf = (triage: Triage): unknown[] => [
  triage.diet,
  triage.training,
  triage.numbersRule,
  triage.maxDeficitPct,
  triage.waterWithheld,
  triage.paused,
  [...triage.blockedRegions].sort(),
];
