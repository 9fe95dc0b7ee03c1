import { VERIFICATION_MINUTES } from "../../messages/links.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Account } from "../accounts/account.ts";
import type { Username } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";
import { createVerification } from "./create-verification.ts";
import type { Purpose } from "./verification-store.ts";

/** Sends a link and a code to a contact, in the caller's transaction. */
export async function sendVerification(
  { jobs, now }: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { account, purpose, to }: { account: Account; purpose: Purpose; to: Username },
): Promise<void> {
  const opening = { accountId: account.id, purpose, to, minutes: VERIFICATION_MINUTES, hasCode: true };
  const verificationId = await createVerification({ now }, tx, opening);
  await queueMessage({ jobs, now }, tx, {
    template: purpose === "reset" ? "reset-password" : "verify-contact",
    channel: to.channel === "email" ? "email" : "whatsapp",
    recipient: to.address,
    accountId: account.id,
    params: { verificationId, fullName: account.fullName },
  });
}
