import { inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../../deps.ts";
import { deleteStaffSession, type StaffSession } from "../../sessions/session-store.ts";

/** One's own session, this one or another; anybody else's is not found. */
export async function endSession(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { session: { staff }, sessionId, ip }: { session: StaffSession; sessionId: string; ip: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await deleteStaffSession(tx, staff.id, sessionId))) throw new Problem("not-found");
    await recordStaffAudit({ now }, tx, { staff, action: "session.end", ip });
  });
}
