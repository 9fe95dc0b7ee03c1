import { hashToken } from "../../../identity/sessions/tokens.ts";
import type { Db } from "../../../platform/database/db.ts";
import { Problem } from "../../../platform/http/problem.ts";
import { findInvitation, type Invitation } from "./invitation-store.ts";

/** The invitation of a link that still works: unknown, used and expired ones are one problem. */
export async function requireInvitation({ db, now }: { db: Db; now: () => Date }, token: string): Promise<Invitation> {
  const invitation = await findInvitation(db, hashToken(token), now());
  if (!invitation) throw new Problem("staff-invitation-invalid");
  return invitation;
}
