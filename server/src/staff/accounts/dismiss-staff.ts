import { handOverCalls } from "../../bookings/call-people.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { reassignMembers } from "../assignments/assign-members.ts";
import { listCallProfessionals } from "../assignments/queries.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { forgetFactors } from "../identity/factors/remove-factor.ts";
import type { Staff } from "./staff.ts";
import { findStaff, setDismissed } from "./staff-store.ts";

type Dismissal = {
  staffId: string;
  reason: string;
  /** The administrator; null for the operator's command. */
  by: Pick<Staff, "id" | "name" | "role"> | null;
  ip?: string | null;
};

/** Ends the person's access at once: sessions and factors; members and their calls go to colleagues. False when there is no such person, or no longer. */
export async function dismissStaff(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { staffId, reason, by, ip = null }: Dismissal,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const staff = await findStaff(tx, staffId);
    if (!staff || !(await setDismissed(tx, staffId, now()))) return false;
    await forgetFactors(tx, staff);
    await reassignMembers({ now }, tx, staffId);
    await handOverCalls({ now, listCallProfessionals }, tx, staffId);
    const action = by ? "staff.dismiss" : "staff.dismissed-by-operator";
    await recordStaffAudit({ now }, tx, { staff: by ?? staff, action, reason: `${staff.name}: ${reason}`, ip });
    return true;
  });
}
