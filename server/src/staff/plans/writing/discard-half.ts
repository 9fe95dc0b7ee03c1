import { discardDraft } from "../../../plans/drafts/discard-draft.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import type { Drafting } from "./drafting.ts";

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
