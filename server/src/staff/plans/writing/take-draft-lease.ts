import { takeLease } from "../../../plans/drafts/take-lease.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { lockHead } from "../../../sync/lock-head.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import type { Drafting } from "./drafting.ts";

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
