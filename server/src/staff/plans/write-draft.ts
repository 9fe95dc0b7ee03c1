import type { Half } from "@app/contract/plan-document";
import type { saveDraft as endpoint, HalfDraft } from "@app/contract/staff/plans";
import { loadInput } from "../../intake/assessments/load-input.ts";
import { findInForce } from "../../intake/assessments/queries.ts";
import { discardDraft, leaseFrom, releaseLease, takeLease } from "../../plans/drafts/lease.ts";
import { saveDraft } from "../../plans/drafts/save-draft.ts";
import { fingerprintOfDraft } from "../../plans/drafts/signed-half.ts";
import { findCurrentPlan, readDrafts } from "../../plans/queries.ts";
import { workOf } from "../../plans/signing/plan-work.ts";
import { findingsIn } from "../../plans/signing/require-checked.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import type { ReturnOf } from "../../platform/http/endpoint.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { Staff } from "../accounts/staff.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "./deps.ts";

/** A professional's act on a half's draft. */
export type Drafting = { memberId: string; half: Half; staff: Staff; ip: string | null };

/** The half decides who writes: the nutritionist the diet, the trainer the training. */
export const editingOf = (half: Half) => (half === "diet" ? "diet.edit" : "training.edit");

type WriteDeps = Pick<PlanEditorDeps, "db" | "now" | "keyRing">;

/** Takes, renews or, with a reason, takes over the lease on a half. The audit log says from whom it passed, and why. */
export const takeDraftLease = (
  deps: WriteDeps,
  { memberId, half, staff, ip, reason }: Drafting & { reason: string | null },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    // An erasure holds it: nothing is written about an account that is gone.
    await lockHead(tx, memberId);
    const taking = { accountId: memberId, half, staffId: staff.id, isTakeOver: reason !== null };
    const { formerId, isRenewal } = await takeLease(deps, tx, taking);
    if (isRenewal) return;
    const action = formerId ? "draft.take-over" : "draft.lease";
    await recordStaffAudit(deps, tx, { staff, action, accountId: memberId, reason: (formerId && reason) || null, ip });
  });

/** Gives one's own lease on a half back; twice is once. */
export const releaseDraftLease = (
  deps: Pick<PlanEditorDeps, "db" | "now" | "keyRing">,
  { memberId, half, staff, ip }: Drafting,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockHead(tx, memberId);
    const { isReleased } = await releaseLease(deps, tx, { accountId: memberId, half, staffId: staff.id });
    if (isReleased) await recordStaffAudit(deps, tx, { staff, action: "draft.release", accountId: memberId, ip });
  });

type Saving = Drafting & { key: string; revision: number; basedOn: number | null; draft: HalfDraft };

type SavingDeps = Pick<PlanEditorDeps, "db" | "now" | "keyRing" | "checkPlan">;

/** Saves a half with its audit row and checks it. The same key again is answered as it was, and audited once. */
export async function saveHalf(
  deps: SavingDeps,
  { memberId, half, staff, ip, ...saving }: Saving,
): Promise<ReturnOf<typeof endpoint>> {
  if (saving.draft.half !== half) throw new Problem("invalid-input");
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, memberId);
    const current = await findCurrentPlan(deps, tx, memberId);
    const { draft, isNew } = await saveDraft(deps, tx, {
      ...saving,
      accountId: memberId,
      staffId: staff.id,
      current,
    });
    if (isNew) await recordStaffAudit(deps, tx, { staff, action: editingOf(half), accountId: memberId, ip });
    return {
      revision: draft.revision,
      savedAt: draft.saved.at.toISOString(),
      leaseUntil: leaseFrom(draft.saved.at).toISOString(),
      fingerprint: fingerprintOfDraft(draft, current),
      findings: await findingsOfHalf(deps, tx, { memberId, half, current }),
    };
  });
}

type Saved = Pick<Saving, "memberId" | "half"> & { current: Awaited<ReturnType<typeof findCurrentPlan>> };

/** Of the other half the writer knows: only this one has changed. */
async function findingsOfHalf(deps: SavingDeps, tx: Db, { memberId, half, current }: Saved) {
  const encryption = deps.keyRing.encryption("health-data");
  const inForce = await findInForce(deps, tx, memberId);
  const loaded = await loadInput(deps, tx, { accountId: memberId, encryption });
  const work = workOf(current, await readDrafts(deps, tx, memberId));
  return findingsIn(deps, work, { inForce, loaded }).filter((finding) => finding.half === half);
}

/** Throws a half's draft away; twice is once. */
export const discardHalf = (
  deps: Pick<PlanEditorDeps, "db" | "now" | "keyRing">,
  { memberId, half, staff, ip }: Drafting,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    await lockHead(tx, memberId);
    const { isDiscarded } = await discardDraft(deps, tx, { accountId: memberId, half, staffId: staff.id });
    if (isDiscarded) await recordStaffAudit(deps, tx, { staff, action: "draft.discard", accountId: memberId, ip });
  });
