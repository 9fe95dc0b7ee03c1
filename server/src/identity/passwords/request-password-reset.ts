import { inTransaction } from "../../platform/database/db.ts";
import { isVerified, verifiedAt } from "../accounts/account.ts";
import { findAccountByUsername } from "../accounts/account-store.ts";
import { parseUsername } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { maySendVerification } from "../verification/may-send-verification.ts";
import { sendVerification } from "../verification/send-verification.ts";

/**
 * Sends a link if the account exists, and answers the same if not. Where the account has another verified contact, this
 * one was only typed there: its owner may release it from the account, but not sign in.
 */
export async function requestPasswordReset(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { username: typed, ip }: { username: string; ip: string },
): Promise<void> {
  const to = parseUsername(typed);
  const account = to && (await findAccountByUsername(deps.db, to));
  if (!account || !(await maySendVerification(deps, { account, to, by: { ip } }))) return;
  const purpose = isVerified(account) && !verifiedAt(account, to.channel) ? "release" : "reset";
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, { account, purpose, to }));
}
