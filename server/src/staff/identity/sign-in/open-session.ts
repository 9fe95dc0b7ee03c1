import type { StaffMe } from "@app/contract/staff/identity";
import { hashToken } from "../../../identity/sessions/tokens.ts";
import type { Db } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { viewStaff } from "../../accounts/view-staff.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { openStaffSession } from "../../sessions/open-staff-session.ts";
import { findStaffSession } from "../../sessions/session-store.ts";
import type { StaffIdentityAction } from "../identity-actions.ts";

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
