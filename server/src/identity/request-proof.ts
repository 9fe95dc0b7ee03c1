import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import type { Account } from "./account.ts";
import { maySendProof } from "./may-send-proof.ts";
import { startProof } from "./start-proof.ts";

/** Sends a link and a code to an address the account already has. */
export async function requestProof(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { account, channel }: { account: Account; channel: "email" | "phone" },
): Promise<void> {
  const address = account[channel];
  if (!address) throw new Problem("no-such-address");
  const to = { channel, address };
  if (!(await maySendProof(deps, { account, to, by: "signed-in" }))) throw new Problem("too-many-attempts");
  await inTransaction(deps.db, (tx) => startProof(deps, tx, { account, purpose: "prove", to }));
}
