import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import type { PlanVersion } from "../plan-version.ts";
import { fingerprintOf, hashHalf, type SignedHalf } from "./hash-half.ts";
import { currentHalves, withHalf } from "./next-halves.ts";
import type { SavedDraft } from "./plan-draft.ts";

/** What the professional of a half would sign of it now. */
export function signedHalfOf({ half, saved }: SavedDraft, current: PlanVersion | undefined): SignedHalf {
  const { draft, salt } = saved.content;
  const before = currentHalves(current);
  const next = withHalf(before ?? { targets: null, diet: null, training: null }, draft);
  const { reasons, kept, withoutCall } = draft.notes;
  return {
    half,
    version: (current?.version ?? 0) + 1,
    previous: current?.hash.toString("hex") ?? null,
    content: draft.half === "diet" ? { targets: draft.targets, diet: draft.diet } : { training: draft.training },
    changes: diffPlans(before, next)
      .filter((change) => change.half === half)
      .map((change) => ({ ...change, reason: reasons[change.id] ?? null })),
    kept,
    withoutCall,
    salt,
  };
}

export const fingerprintOfDraft = (draft: SavedDraft, current: PlanVersion | undefined): string =>
  fingerprintOf(hashHalf(signedHalfOf(draft, current)));
