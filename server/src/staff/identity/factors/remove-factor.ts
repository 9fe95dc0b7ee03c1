import type { StaffAccess } from "@app/contract/staff/identity";
import { type Db, inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockStaff, setStaffPassword } from "../../accounts/staff-store.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { deleteStaffSessions, type StaffSession } from "../../sessions/session-store.ts";
import { deleteTotp, findTotp } from "../codes/totp-store.ts";
import { requireFreshFactor } from "../confirm-factor.ts";
import { deleteInvitationsOf } from "../invitations/invitation-store.ts";
import { deleteCeremoniesOf, deletePasskey, deletePasskeysOf, listPasskeys } from "../passkeys/passkey-store.ts";
import { notifyAccess } from "../recovery/notify-access.ts";
import { deleteRecoveryCodes } from "../recovery/recovery-store.ts";
import { viewAccess } from "./view-access.ts";

type Removal = { session: StaffSession; factorId: string; ip: string };

/** The last one stays; under the person's lock, so that two removals at once cannot take both. */
export async function removeFactor(
  deps: Pick<StaffIdentityDeps, "db" | "now" | "jobs">,
  { session, factorId, ip }: Removal,
): Promise<StaffAccess> {
  const { db, now } = deps;
  const { staff, sessionId } = session;
  requireFreshFactor(session, now());
  return inTransaction(db, async (tx) => {
    await lockStaff(tx, staff.id);
    if (!(await deleteFactor(tx, staff.id, factorId))) throw new Problem("not-found");
    if ((await countFactors(tx, staff.id)) === 0) throw new Problem("staff-factor-needed");
    await recordStaffAudit(deps, tx, { staff, action: "factor.remove", ip });
    await notifyAccess(deps, tx, { person: staff, change: "factor-removed" });
    return viewAccess({ db: tx, now }, { staffId: staff.id, sessionId });
  });
}

async function deleteFactor(tx: Db, staffId: string, factorId: string): Promise<boolean> {
  if (await deletePasskey(tx, staffId, factorId)) return true;
  if (!(await deleteTotp(tx, staffId, factorId))) return false;
  // A password without codes opens nothing; without a use it is not kept.
  await setStaffPassword(tx, staffId, null);
  return true;
}

export const countFactors = async (db: Db, staffId: string): Promise<number> =>
  (await listPasskeys(db, staffId)).length + ((await findTotp(db, staffId)) ? 1 : 0);

/** Every way into one account: sessions, factors, recovery codes, and what has begun to become one. */
export async function forgetFactors(tx: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await deleteStaffSessions(tx, id);
  await deletePasskeysOf(tx, id);
  await deleteTotp(tx, id);
  await setStaffPassword(tx, id, null);
  await deleteRecoveryCodes(tx, id);
  await deleteCeremoniesOf(tx, id);
  await deleteInvitationsOf(tx, email);
}
