import { inTransaction } from "../../platform/database/db.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { findStaffByEmail, setRegistrationExpiry } from "./staff-store.ts";

/** The council renewed the registration until that day. False for someone unknown, dismissed or without one. */
export async function renewRegistration(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  { email, expiresOn }: { email: string; expiresOn: string },
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const staff = await findStaffByEmail(tx, email);
    if (!staff?.council) return false;
    await setRegistrationExpiry(tx, staff.id, expiresOn);
    await recordStaffAudit({ now }, tx, { staff, action: "staff.renewed-by-operator", reason: expiresOn });
    return true;
  });
}
