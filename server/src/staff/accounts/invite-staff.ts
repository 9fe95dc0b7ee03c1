import { randomBytes, randomUUID } from "node:crypto";
import { hashToken } from "../../identity/sessions/tokens.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, HOUR_MS } from "../../platform/time.ts";
import { recordStaffAudit } from "../audit/record-staff-audit.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { countFactors, forgetFactors } from "../identity/factors/remove-factor.ts";
import { replaceInvitation } from "../identity/invitations/invitation-store.ts";
import type { StaffPost } from "./staff.ts";
import { findStaffByEmail, findStaffIdOf, setRegistrationExpiry } from "./staff-store.ts";

const INVITATION_HOURS = 72;

/** The one-time token of a new invitation, readable only here; undefined for someone who can sign in already. */
export async function inviteStaff(
  { db, now }: Pick<StaffSessionDeps, "db" | "now">,
  post: StaffPost,
): Promise<string | undefined> {
  const token = randomBytes(32).toString("base64url");
  const createdAt = now();
  return inTransaction(db, async (tx) => {
    const known = await findStaffIdOf(tx, post.email);
    if (known && (await countFactors(tx, known)) > 0) return undefined;
    await replaceInvitation(tx, {
      ...post,
      id: randomUUID(),
      staffId: known ?? randomUUID(),
      tokenHash: hashToken(token),
      createdAt,
      expiresAt: addMs(createdAt, INVITATION_HOURS * HOUR_MS),
    });
    return token;
  });
}

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
