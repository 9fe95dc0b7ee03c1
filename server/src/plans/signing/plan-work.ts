import type { ChangeReason, DraftNotes, PlanChange } from "@app/contract/plan-changes";
import type { Half } from "@app/contract/plan-document";
import { diffPlans } from "@app/engine/plans/diff/diff-plans";
import type { PlanHalves } from "@app/engine/plans/halves";
import type { Db } from "../../platform/database/db.ts";
import { lockDrafts } from "../drafts/draft-store.ts";
import { currentHalves, nextHalves, notesOf } from "../drafts/next-halves.ts";
import type { DraftsByHalf, PlanDraft } from "../drafts/plan-draft.ts";
import { findPlan } from "../plan-store.ts";
import type { PlanVersion } from "../plan-version.ts";
import type { SigningDeps } from "./deps.ts";

/** The version in force, and what the two drafts would make of it. */
export type PlanWork = {
  current: PlanVersion | undefined;
  drafts: DraftsByHalf;
  next: PlanHalves;
  notes: Record<Half, DraftNotes>;
  changes: readonly PlanChange[];
};

export function workOf(current: PlanVersion | undefined, drafts: DraftsByHalf): PlanWork {
  const next = nextHalves(current, drafts);
  const changes = diffPlans(currentHalves(current), next);
  return { current, drafts, next, notes: notesOf(drafts), changes };
}

/** As it stands after an act, which changes nothing of what is written. */
export const withAct = (
  work: PlanWork,
  half: Half,
  act: Pick<PlanDraft, "signed"> | Pick<PlanDraft, "acknowledged">,
): PlanWork => ({ ...work, drafts: { ...work.drafts, [half]: { ...work.drafts[half], ...act } } });

export const isChanged = ({ changes }: Pick<PlanWork, "changes">, half: Half): boolean =>
  changes.some((change) => change.half === half);

export const isSigned = ({ drafts }: Pick<PlanWork, "drafts">, half: Half): boolean => drafts[half].signed !== null;

export const otherHalf = (half: Half): Half => (half === "diet" ? "training" : "diet");

/** Null where a reason is missing. */
export const reasonedChanges = (
  { changes, notes }: Pick<PlanWork, "changes" | "notes">,
  half: Half,
): (PlanChange & { reason: ChangeReason | null })[] =>
  changes
    .filter((change) => change.half === half)
    .map((change) => ({ ...change, reason: notes[half].reasons[change.id] ?? null }));

/** The drafts, locked, over the version in force. */
export async function loadWork(
  { keyRing }: Pick<SigningDeps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<PlanWork> {
  const encryption = keyRing.encryption("health-data");
  const drafts = await lockDrafts(tx, encryption, accountId);
  return workOf(await findPlan(tx, encryption, accountId), drafts);
}
