import { randomUUID } from "node:crypto";
import type { SessionOpened } from "@app/contract/identity";
import type { Db } from "../../platform/database/db.ts";
import { DAY_MS } from "../../platform/time/durations.ts";
import { lockAccount } from "../accounts/account-store.ts";
import type { Deps } from "../deps.ts";
import { endIdleSessions, insertSession } from "./session-store.ts";
import { hashToken, newToken } from "./tokens.ts";

const SESSION_MS = 90 * DAY_MS;

export type Device = { ip: string; userAgent: string | null };

/** Opens a session on this device and returns its token, readable only here. Beyond the limit the idlest session ends. */
export async function signIn(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, username, device }: { accountId: string; username: string; device: Device },
): Promise<SessionOpened> {
  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
  const tokenHash = hashToken(token);
  const { ip, userAgent } = device;
  const id = randomUUID();
  await lockAccount(tx, accountId);
  await insertSession(tx, { id, accountId, tokenHash, createdAt, lastUsedAt: createdAt, expiresAt, userAgent, ip });
  await endIdleSessions(tx, { id, accountId, now: createdAt });
  return { username, token, expiresAt: expiresAt.toISOString() };
}
