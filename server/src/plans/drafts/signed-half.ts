import type { PlanChange } from "@app/contract/plan-changes";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import type { PlanVersion } from "../plan-version.ts";
import { fingerprintOf, hashHalf, type SignedHalf } from "./hash-half.ts";
import { currentHalves, withHalf } from "./next-halves.ts";
import type { SavedDraft } from "./plan-draft.ts";

/** What differs in a half alone from the version in force. */
function changesIn({ saved }: SavedDraft, current: PlanVersion | undefined): PlanChange[] {
  const before = currentHalves(current);
  return diffPlans(before, withHalf(before ?? { targets: null, diet: null, training: null }, saved.content.draft));
}

/** What the professional of a half would sign of it now; `changes` of both halves will do. */
export function signedHalfOf(
  draft: SavedDraft,
  current: PlanVersion | undefined,
  changes: readonly PlanChange[] = changesIn(draft, current),
): SignedHalf {
  const { half, saved } = draft;
  const { draft: content, salt } = saved.content;
  const { reasons, kept, withoutCall } = content.notes;
  return {
    half,
    version: (current?.version ?? 0) + 1,
    previous: current?.hash.toString("hex") ?? null,
    content:
      content.half === "diet" ? { targets: content.targets, diet: content.diet } : { training: content.training },
    changes: changes
      .filter((change) => change.half === half)
      .map((change) => ({ ...change, reason: reasons[change.id] ?? null })),
    kept,
    withoutCall,
    salt,
  };
}

export const fingerprintOfDraft = (...signing: Parameters<typeof signedHalfOf>): string =>
  fingerprintOf(hashHalf(signedHalfOf(...signing)));
