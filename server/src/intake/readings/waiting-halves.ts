import type { Level } from "@app/contract/intake";
import { LEVELS } from "@app/contract/intake";
import type { Half } from "@app/contract/plan-document";
import { triageOf } from "@app/engine/intake/triage/triage";
import { type Assessment, isPlannedOutcome } from "../assessments/assessment.ts";
import type { Loaded } from "../assessments/load-input.ts";

export type WaitingHalf = { half: Half; level: Level };

const HALVES = ["diet", "training"] as const;

/** The halves that a person reads first, and those that newer answers would allow more of. */
export function waitingHalves(inForce: Assessment, { answers, context, today }: Loaded): WaitingHalf[] {
  if (inForce.plan !== "completo" || !isPlannedOutcome(inForce.outcome)) return [];
  const fresh = inForce.awaitsReview ? triageOf(answers, context, today, releasedOf(inForce)) : undefined;
  return HALVES.flatMap((half) => {
    const level = inForce[half];
    if (level === null) return [];
    const allowed = fresh?.[half] ?? level;
    const isLooser = LEVELS.indexOf(allowed) < LEVELS.indexOf(level);
    return level === "C" || isLooser ? [{ half, level }] : [];
  });
}

export const releasedOf = ({ details }: Assessment) => ({ released: details?.released ?? [] });
