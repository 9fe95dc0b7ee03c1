import { inTransaction } from "../../platform/database/db.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { forgetFactors } from "../identity/factors/forget-factors.ts";
import { inviteStaff } from "./invite-staff.ts";
import { findStaffByEmail } from "./staff-store.ts";

/** For someone who lost both device and recovery codes: every factor ends, and a new invitation begins. */
export async function reinviteStaff(
  deps: Pick<StaffSessionDeps, "db" | "now">,
  { email, reason }: { email: string; reason: string },
): Promise<string | undefined> {
  const found = await findStaffByEmail(deps.db, email);
  if (!found) return undefined;
  const { id, passwordHash: _passwordHash, ...post } = found;
  await inTransaction(deps.db, async (tx) => {
    await forgetFactors(tx, { id, email });
    await recordStaffAudit(deps, tx, { staff: { id, ...post }, action: "staff.reinvited-by-operator", reason });
  });
  return inviteStaff(deps, post);
}
