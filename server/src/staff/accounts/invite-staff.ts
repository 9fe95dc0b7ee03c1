import { randomBytes, randomUUID } from "node:crypto";
import { hashToken } from "../../identity/sessions/tokens.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { addMs, HOUR_MS } from "../../platform/time/durations.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { countFactors } from "../identity/factors/remove-factor.ts";
import { replaceInvitation } from "../identity/invitations/invitation-store.ts";
import type { StaffPost } from "./staff.ts";
import { findStaffIdOf } from "./staff-store.ts";

export const INVITATION_HOURS = 72;

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
