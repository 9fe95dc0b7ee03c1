import { randomBytes, randomUUID } from "node:crypto";
import { hashToken } from "../../identity/sessions/tokens.ts";
import type { Db } from "../../platform/database/db.ts";
import { addMs, HOUR_MS } from "../../platform/time.ts";
import type { StaffSessionDeps } from "../deps.ts";
import { insertStaffSession, type StaffSession } from "./session-store.ts";

export const STAFF_SESSION_HOURS = 12;

type Opening = {
  staffId: string;
  scope: StaffSession["scope"];
  /** The second factor that was shown just now. */
  confirmedWith: StaffSession["confirmedWith"];
  device: { ip: string; userAgent: string | null };
};

/** A new session with a token of its own: whatever the browser held before is worth nothing (session fixation). */
export async function openStaffSession(
  { now }: Pick<StaffSessionDeps, "now">,
  tx: Db,
  { staffId, scope, confirmedWith, device }: Opening,
): Promise<{ token: string; sessionId: string }> {
  const token = randomBytes(32).toString("base64url");
  const at = now();
  const sessionId = randomUUID();
  await insertStaffSession(tx, {
    id: sessionId,
    staffId,
    tokenHash: hashToken(token),
    scope,
    createdAt: at,
    lastUsedAt: at,
    expiresAt: addMs(at, STAFF_SESSION_HOURS * HOUR_MS),
    confirmedAt: confirmedWith && at,
    confirmedWith,
    ...device,
  });
  return { token, sessionId };
}
