import type { saveDraft as endpoint, HalfDraft } from "@app/contract/staff/plans";
import { leaseFrom } from "../../../plans/drafts/lease.ts";
import { saveDraft } from "../../../plans/drafts/save-draft.ts";
import { fingerprintOfDraft } from "../../../plans/drafts/signed-half.ts";
import { findCurrentPlan } from "../../../plans/find-plan-version.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import type { ReturnOf } from "../../../platform/http/endpoint.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import { type Drafting, editingOf } from "./drafting.ts";

type Saving = Drafting & { key: string; revision: number; basedOn: number | null; draft: HalfDraft };

/** Saves a half with its audit row. The same key again is answered as it was, and audited once. */
export async function saveHalf(
  deps: Pick<PlanEditorDeps, "db" | "now" | "keyRing">,
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
    };
  });
}
