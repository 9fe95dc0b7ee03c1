import { releaseLease } from "../../../plans/drafts/release-lease.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import type { Drafting } from "./drafting.ts";

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
