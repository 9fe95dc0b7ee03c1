import { withdrawSignature } from "../../../plans/signing/withdraw-signature.ts";
import { inTransaction } from "../../../platform/database/db.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { PlanEditorDeps } from "../deps.ts";
import type { Drafting } from "../writing/drafting.ts";

/** Takes one's own signature back, to go on editing; twice is once. */
export const withdrawPlanSignature = (
  deps: Pick<PlanEditorDeps, "db" | "now" | "keyRing">,
  { memberId, half, staff, ip }: Drafting,
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { isWithdrawn } = await withdrawSignature(deps, tx, { accountId: memberId, half, staffId: staff.id });
    if (isWithdrawn)
      await recordStaffAudit(deps, tx, { staff, action: "plan.withdraw-signature", accountId: memberId, ip });
  });
