import { randomUUID } from "node:crypto";
import type { SessionOpened } from "@app/contract/identity";
import type { Db } from "../../platform/database/db.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { lockAccount } from "../accounts/account-store.ts";
import type { Deps } from "../deps.ts";
import { endIdleSessions, insertSession } from "./session-store.ts";
import { hashToken, newToken } from "./tokens.ts";

const SESSION_MS = 90 * DAY_MS;

export type Device = { ip: string; userAgent: string | null };

type SignIn = { accountId: string; username: string; device: Device };

/** Opens a session on this device and returns its token, readable only here. Beyond the limit the idlest session ends. */
export async function signIn(deps: Pick<Deps, "now">, tx: Db, account: SignIn): Promise<SessionOpened> {
  await lockAccount(tx, account.accountId);
  const { id, opened } = await openSession(deps, tx, account);
  await endIdleSessions(tx, { id, accountId: account.accountId, now: deps.now() });
  return opened;
}

/** An account that has just been created has no other session: nobody else can hold it, and none has to end. */
export async function openSession(
  { now }: Pick<Deps, "now">,
  tx: Db,
  { accountId, username, device: { ip, userAgent } }: SignIn,
): Promise<{ id: string; opened: SessionOpened }> {
  const token = newToken();
  const createdAt = now();
  const expiresAt = addMs(createdAt, SESSION_MS);
  const tokenHash = hashToken(token);
  const id = randomUUID();
  await insertSession(tx, { id, accountId, tokenHash, createdAt, lastUsedAt: createdAt, expiresAt, userAgent, ip });
  return { id, opened: { username, token, expiresAt: expiresAt.toISOString() } };
}
