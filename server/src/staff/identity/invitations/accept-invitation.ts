import type { NewFactor } from "@app/contract/staff/identity";
import { hashToken } from "../../../identity/sessions/tokens.ts";
import { type Db, inTransaction } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { saveStaff } from "../../accounts/staff-store.ts";
import type { StaffIdentityDeps } from "../../deps.ts";
import { enrolFactor, verifyNewFactor } from "../factors/enrol-factor.ts";
import { type Device, openSession } from "../sign-in/open-session.ts";
import { findInvitation, type Invitation, useInvitation } from "./invitation-store.ts";

/** The invitation of a link that still works: unknown, used and expired ones are one problem. */
export async function requireInvitation({ db, now }: { db: Db; now: () => Date }, token: string): Promise<Invitation> {
  const invitation = await findInvitation(db, hashToken(token), now());
  if (!invitation) throw new Problem("staff-invitation-invalid");
  return invitation;
}

type Deps = Pick<StaffIdentityDeps, "db" | "now" | "keyRing" | "hashing">;
type Acceptance = { token: string; factor: NewFactor; device: Device };

/** Makes the account with its first factor and opens a session: the invitation is used up in the same transaction. */
export async function acceptInvitation(
  deps: Deps,
  { token, factor, device }: Acceptance,
): Promise<{ token: string; recoveryCodes: string[] }> {
  const { db, now } = deps;
  const { id, staffId, expiresAt: _expiresAt, ...post } = await requireInvitation(deps, token);
  const verified = await verifyNewFactor(deps, { purpose: "invitation", staffId, factor, ip: device.ip });
  return inTransaction(db, async (tx) => {
    if (!(await useInvitation(tx, id, now()))) throw new Problem("staff-invitation-invalid");
    await saveStaff(tx, { ...post, id: staffId, createdAt: now() });
    const recoveryCodes = await enrolFactor(deps, tx, { staffId, factor: verified, ...device });
    const opened = await openSession(deps, tx, {
      staffId,
      scope: "full",
      action: "invitation.accept",
      confirmedWith: factor.kind,
      device,
    });
    return { token: opened.token, recoveryCodes };
  });
}
