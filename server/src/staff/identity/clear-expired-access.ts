import { addMs, DAY_MS } from "../../platform/time.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { deleteSessionsExpiredBefore } from "../sessions/session-store.ts";
import { deleteInvitationsExpiredBefore } from "./invitations/invitation-store.ts";
import { deleteExpiredCeremonies } from "./passkeys/passkey-store.ts";

/** Ended sessions stay a month: they tell the person's own networks from those of others who guess. */
const SESSION_DAYS = 30;

export async function clearExpiredAccess({ db, now }: Pick<StaffSessionDeps, "db" | "now">): Promise<void> {
  const at = now();
  await deleteExpiredCeremonies(db, at);
  await deleteInvitationsExpiredBefore(db, at);
  await deleteSessionsExpiredBefore(db, addMs(at, -SESSION_DAYS * DAY_MS));
}
