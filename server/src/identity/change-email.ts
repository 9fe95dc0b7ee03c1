import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { type Account, verifiedAt } from "./account.ts";
import { maySendVerification } from "./may-send-verification.ts";
import { sendVerification } from "./send-verification.ts";
import { findAccountByUsername } from "./store.ts";

/** Sends a verification to the new e-mail. The account changes only once it is confirmed. */
export async function changeEmail(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const to = { channel: "email", address: email.toLowerCase() } as const;
  const holder = await findAccountByUsername(deps.db, to);
  if (holder && holder.id !== account.id && verifiedAt(holder, "email")) throw new Problem("email-taken");
  if (!(await maySendVerification(deps, { account, to, by: "signed-in" }))) throw new Problem("too-many-attempts");
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, { account, purpose: "verify", to }));
}
