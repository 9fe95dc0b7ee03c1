import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import { PROOF_MINUTES } from "../messages/links.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import type { Account } from "./account.ts";
import { insertProof, type Purpose } from "./proof-store.ts";
import type { Username } from "./username.ts";

const PROOF_MS = PROOF_MINUTES * 60_000;

/** Sends a link and a code to an address, in the caller's transaction. */
export async function startProof(
  { jobs, now }: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { account, purpose, to }: { account: Account; purpose: Purpose; to: Username },
): Promise<void> {
  const id = randomUUID();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + PROOF_MS);
  await insertProof(tx, { id, accountId: account.id, purpose, ...to, createdAt, expiresAt });
  await queueMessage({ jobs, now }, tx, {
    template: purpose === "reset" ? "reset-password" : "prove-address",
    channel: to.channel === "email" ? "email" : "whatsapp",
    recipient: to.address,
    accountId: account.id,
    params: { proofId: id, fullName: account.fullName },
  });
}
