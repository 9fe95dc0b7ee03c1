import { inTransaction } from "../../../platform/database/db.ts";
import { ipKey } from "../../../platform/http/ip-key.ts";
import { Problem } from "../../../platform/http/problem.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { deleteStaffSessions } from "../../sessions/session-store.ts";
import { type Device, openSession, type SignedIn } from "../sign-in/open-session.ts";
import { notifyAccess } from "./notify-access.ts";
import { hashRecoveryCode } from "./recovery-codes.ts";
import { takeRecoveryCode } from "./recovery-store.ts";

type Deps = Pick<StaffIdentityDeps, "db" | "now" | "jobs" | "keyRing" | "limits">;

/** A session that may only enrol a new factor; every other one ends, because the lost device may be in it. */
export async function signInByRecoveryCode(
  deps: Deps,
  { email, code, device }: { email: string; code: string; device: Device },
): Promise<SignedIn> {
  const { db, now, limits } = deps;
  const isAllowed =
    (await limits.staffSignInPerAccountAndIp.consume(`${email} ${ipKey(device.ip)}`)) &&
    (await limits.staffRecoveryPerAccount.consume(email));
  if (!isAllowed) throw new Problem("too-many-attempts");
  return inTransaction(db, async (tx) => {
    const staffId = await takeRecoveryCode(tx, { email, codeHash: hashRecoveryCode(code), now: now() });
    if (!staffId) throw new Problem("staff-credentials-wrong");
    await deleteStaffSessions(tx, staffId);
    const signedIn = await openSession(deps, tx, {
      staffId,
      scope: "enrolment",
      action: "sign-in.recovery",
      confirmedWith: null,
      device,
    });
    const { name } = signedIn.me;
    await notifyAccess(deps, tx, { person: { id: staffId, email, name }, change: "recovered" });
    return signedIn;
  });
}
