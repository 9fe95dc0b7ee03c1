import { ipKey } from "../../platform/http/ip-key.ts";
import { Problem } from "../../platform/http/problem.ts";
import { HOUR_MS } from "../../platform/time.ts";
import type { Account } from "../accounts/account.ts";
import { findAccountByUsername } from "../accounts/account-store.ts";
import { parseUsername, type Username } from "../accounts/username.ts";
import type { SessionDeps } from "../deps.ts";
import { passwordMatches } from "../passwords/passwords.ts";
import { findSession, touchSession, wasUsedFrom } from "./session-store.ts";
import { hashToken, isToken } from "./tokens.ts";

export type Credentials = { username: string; secret: string; ip: string };
export type AuthenticatedAccount = { account: Account; sessionId: string | null };

const TOUCH_EVERY_MS = HOUR_MS;

/** Authenticates a request: by session token with one indexed look-up, by password with a rate-limited, bounded check. */
export async function authenticate(
  deps: Pick<SessionDeps, "db" | "hashing" | "limits" | "now">,
  { username: typed, secret, ip }: Credentials,
): Promise<AuthenticatedAccount> {
  const username = parseUsername(typed);
  if (!username) throw new Problem("wrong-credentials");
  if (isToken(secret)) return byToken(deps, username, secret);
  return deps.limits.passwordCalls(ip, async () => {
    const account = await findAccountByUsername(deps.db, username);
    await checkPassword(deps, { account, key: username.address, password: secret, ip });
    if (!account) throw new Problem("wrong-credentials");
    return { account, sessionId: null };
  });
}

async function byToken(
  { db, now }: Pick<SessionDeps, "db" | "now">,
  username: Username,
  token: string,
): Promise<AuthenticatedAccount> {
  const session = await findSession(db, hashToken(token), now());
  // A token is bound to the username it was issued to: stolen alone it authenticates nothing.
  if (session?.[username.channel] !== username.address) throw new Problem("wrong-credentials");
  const { sessionId, lastUsedAt, ...account } = session;
  if (now().getTime() - lastUsedAt.getTime() > TOUCH_EVERY_MS) await touchSession(db, sessionId, now());
  return { account, sessionId };
}

/** Throws unless the password is right. Known and unknown accounts run the same steps in the same time. */
export async function checkPassword(
  { db, hashing, limits }: Pick<SessionDeps, "db" | "hashing" | "limits">,
  { account, key, password, ip }: { account: Account | undefined; key: string; password: string; ip: string },
): Promise<void> {
  await limits.loginThrottle(ip);
  const pair = `${key} ${ipKey(ip)}`;
  if (!(await limits.loginPerAccountAndIp.consume(pair))) throw new Problem("too-many-attempts");
  const manyGuesses = !(await limits.loginPerAccount.consume(key));
  if (manyGuesses && !(account && (await wasUsedFrom(db, account.id, ip)))) throw new Problem("too-many-attempts");

  const matches = await hashing.run(ip, () => passwordMatches(account?.passwordHash, password, hashing.cost));
  if (!matches) throw new Problem("wrong-credentials");
  await limits.loginPerAccountAndIp.reset(pair);
}
