import type { Deps } from "../deps.ts";
import { PROOF_MINUTES } from "../messages/links.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import type { Account } from "./account.ts";
import { openProof } from "./open-proof.ts";
import type { Purpose } from "./proof-store.ts";
import type { Username } from "./username.ts";

/** Sends a link and a code to an address, in the caller's transaction. */
export async function startProof(
  { jobs, now }: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { account, purpose, to }: { account: Account; purpose: Purpose; to: Username },
): Promise<void> {
  const opening = { accountId: account.id, purpose, to, minutes: PROOF_MINUTES, hasCode: true };
  const proofId = await openProof({ now }, tx, opening);
  await queueMessage({ jobs, now }, tx, {
    template: purpose === "reset" ? "reset-password" : "prove-address",
    channel: to.channel === "email" ? "email" : "whatsapp",
    recipient: to.address,
    accountId: account.id,
    params: { proofId, fullName: account.fullName },
  });
}
