import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { Problem } from "../platform/problem.ts";
import { type Account, provenAt } from "./account.ts";
import { maySendProof } from "./may-send-proof.ts";
import { startProof } from "./start-proof.ts";
import { findAccountByUsername } from "./store.ts";

/** Asks the new address to prove itself. Nothing changes until then. */
export async function changeEmail(
  deps: Pick<Deps, "db" | "jobs" | "limits" | "now">,
  { account, email }: { account: Account; email: string },
): Promise<void> {
  const to = { channel: "email", address: email.toLowerCase() } as const;
  const holder = await findAccountByUsername(deps.db, to);
  if (holder && holder.id !== account.id && provenAt(holder, "email")) throw new Problem("email-taken");
  if (!(await maySendProof(deps, { account, to, by: "signed-in" }))) throw new Problem("too-many-attempts");
  await inTransaction(deps.db, (tx) => startProof(deps, tx, { account, purpose: "prove", to }));
}
