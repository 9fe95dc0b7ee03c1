import type { StaffMe } from "@app/contract/staff/identity";
import { hashToken } from "../../../identity/sessions/tokens.ts";
import { type Db, inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { viewStaff } from "../../accounts/view-staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { StaffIdentityDeps, StaffSessionDeps } from "../../deps.ts";
import { openStaffSession } from "../../sessions/open-staff-session.ts";
import { deleteStaffSession, findStaffSession, type StaffSession } from "../../sessions/session-store.ts";

/** What people of the team do to their own access, as the audit log names it. */
type StaffIdentityAction =
  | "invitation.accept"
  | "sign-in.passkey"
  | "sign-in.code"
  | "sign-in.recovery"
  | "session.end"
  | "factor.add"
  | "factor.remove"
  | "factor.confirm";

export type Device = { ip: string; userAgent: string | null };
export type SignedIn = { token: string; me: StaffMe };

type Opening = {
  staffId: string;
  scope: "full" | "enrolment";
  action: StaffIdentityAction;
  /** Null: a recovery code is no second factor. */
  confirmedWith: "passkey" | "totp" | null;
  device: Device;
};

/** Opens a session and records how. */
export async function openSession(
  deps: Pick<StaffIdentityDeps, "now" | "keyRing">,
  tx: Db,
  { staffId, scope, action, confirmedWith, device }: Opening,
): Promise<SignedIn> {
  const { now } = deps;
  const { token } = await openStaffSession(deps, tx, { staffId, scope, confirmedWith, device });
  const session = await findStaffSession(tx, hashToken(token), now());
  // Dismissed since the factor was checked.
  if (!session) throw new Problem("staff-credentials-wrong");
  await recordStaffAudit(deps, tx, { staff: session.staff, action, ip: device.ip });
  return { token, me: viewStaff(deps, session) };
}

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
