import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { isProven, provenAt } from "./account.ts";
import { maySendProof } from "./may-send-proof.ts";
import { startProof } from "./start-proof.ts";
import { findAccountByUsername } from "./store.ts";
import { readUsername } from "./username.ts";

/**
 * Sends a link, if there is somebody to send it to; says nothing either way. Where the account was proven by another
 * address, this one was only claimed there: its owner may take it away, but not enter.
 */
export async function requestPasswordReset(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { username: typed, ip }: { username: string; ip: string },
): Promise<void> {
  const to = readUsername(typed);
  const account = to && (await findAccountByUsername(deps.db, to));
  if (!account || !(await maySendProof(deps, { account, to, by: { ip } }))) return;
  const purpose = isProven(account) && !provenAt(account, to.channel) ? "release" : "reset";
  await inTransaction(deps.db, (tx) => startProof(deps, tx, { account, purpose, to }));
}
