import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Account } from "../accounts/account.ts";
import type { Deps } from "../deps.ts";
import { maySendVerification } from "./may-send-verification.ts";
import { sendVerification } from "./send-verification.ts";

/** Sends a link and a code to a contact the account already has. */
export async function requestVerification(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { account, channel }: { account: Account; channel: "email" | "phone" },
): Promise<void> {
  const address = account[channel];
  if (!address) throw new Problem("no-such-contact");
  const to = { channel, address };
  if (!(await maySendVerification(deps, { account, to, by: "signed-in" }))) throw new Problem("too-many-attempts");
  await inTransaction(deps.db, (tx) => sendVerification(deps, tx, { account, purpose: "verify", to }));
}
