import type { saveDraft as endpoint, HalfDraft } from "@app/contract/staff/plans";
import { findInForce } from "../../../intake/assessments/find-in-force.ts";
import { loadInput } from "../../../intake/assessments/load-input.ts";
import { leaseFrom } from "../../../plans/drafts/lease.ts";
import { readDrafts } from "../../../plans/drafts/read-drafts.ts";
import { saveDraft } from "../../../plans/drafts/save-draft.ts";
import { fingerprintOfDraft } from "../../../plans/drafts/signed-half.ts";
import { findCurrentPlan } from "../../../plans/find-plan-version.ts";
import { workOf } from "../../../plans/signing/plan-work.ts";
import { findingsIn } from "../../../plans/signing/require-checked.ts";
import { type Db, inTransaction } from "../../../platform/database/db.ts";
import type { ReturnOf } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { type Drafting, editingOf } from "./drafting.ts";

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
