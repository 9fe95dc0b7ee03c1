import { createHash } from "node:crypto";
import type { ChangeReason, PlanChange } from "@app/contract/plan-changes";
import type { Half, PlanDocument } from "@app/contract/plan-document";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import { sortedJson } from "../hash-plan.ts";
import type { PlanVersion } from "../plan-version.ts";
import { currentHalves, withHalf } from "./next-halves.ts";
import type { SavedDraft } from "./plan-draft.ts";

/** What a professional signs: their half, why it changed, and the version that it follows. */
type SignedHalf = {
  half: Half;
  version: number;
  /** The hash of the version before, in hexadecimal. */
  previous: string | null;
  content: Pick<PlanDocument, "targets" | "diet"> | Pick<PlanDocument, "training">;
  changes: readonly (PlanChange & { reason: ChangeReason | null })[];
  kept: string | null;
  withoutCall: string | null;
  salt: string;
};

export function hashHalf(signed: SignedHalf): Buffer {
  const text = sortedJson(signed);
  if (text === undefined) throw new Error("a half without content has no hash");
  return createHash("sha256").update(text).digest();
}

/** What people compare: `7f3a 91c2`. */
export function fingerprintOf(hash: Buffer): string {
  const digits = hash.toString("hex");
  return `${digits.slice(0, 4)} ${digits.slice(4, 8)}`;
}

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
