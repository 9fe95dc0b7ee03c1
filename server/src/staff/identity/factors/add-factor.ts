import type { NewFactor, StaffAccess } from "@app/contract/staff/identity";
import { hashToken } from "../../../identity/sessions/tokens.ts";
import { type Db, inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { lockStaff } from "../../accounts/staff-store.ts";
import { recordStaffAudit } from "../../audit/record-staff-audit.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { openStaffSession } from "../../sessions/open-staff-session.ts";
import { deleteStaffSession, findStaffSession, type StaffSession } from "../../sessions/session-store.ts";
import { requireFreshFactor } from "../confirm-factor.ts";
import { listPasskeys } from "../passkeys/passkey-store.ts";
import { notifyAccess } from "../recovery/notify-access.ts";
import type { Device } from "../sign-in/open-session.ts";
import { enrolFactor, verifyNewFactor } from "./enrol-factor.ts";
import { viewAccess } from "./view-access.ts";

const MAX_PASSKEYS = 20;

type Addition = { session: StaffSession; factor: NewFactor; device: Device };
/** `token` only after a recovery: the full session is another one than that which the recovery code opened. */
type Added = { access: StaffAccess; recoveryCodes: string[]; token: string | undefined };

export async function addFactor(deps: StaffIdentityDeps, { session, factor, device }: Addition): Promise<Added> {
  const { db, now } = deps;
  const { staff } = session;
  requireFreshFactor(session, now());
  const verified = await verifyNewFactor(deps, { purpose: "enrolment", staffId: staff.id, factor, ip: device.ip });
  return inTransaction(db, async (tx) => {
    await lockStaff(tx, staff.id);
    if ((await listPasskeys(tx, staff.id)).length >= MAX_PASSKEYS) throw new Problem("rate-limited");
    const recoveryCodes = await enrolFactor(deps, tx, { staffId: staff.id, factor: verified, ...device });
    const raised = session.scope === "enrolment" ? await raiseScope(deps, tx, session, { factor, device }) : undefined;
    await recordStaffAudit(deps, tx, { staff, action: "factor.add", ip: device.ip });
    await notifyAccess(deps, tx, { person: staff, change: "factor-added" });
    const sessionId = raised?.sessionId ?? session.sessionId;
    const access = await viewAccess({ db: tx, now }, { staffId: staff.id, sessionId });
    return { access, recoveryCodes, token: raised?.token };
  });
}

/** The recovery code's session ends with its token; a dismissal or a second answer in the meantime leaves none to raise. */
async function raiseScope(
  { now }: StaffIdentityDeps,
  tx: Db,
  { staff, sessionId }: StaffSession,
  { factor, device }: Pick<Addition, "factor" | "device">,
) {
  if (!(await deleteStaffSession(tx, staff.id, sessionId))) throw new Problem("staff-signed-out");
  const opened = await openStaffSession({ now }, tx, {
    staffId: staff.id,
    scope: "full",
    confirmedWith: factor.kind,
    device,
  });
  if (!(await findStaffSession(tx, hashToken(opened.token), now()))) throw new Problem("staff-signed-out");
  return opened;
}
