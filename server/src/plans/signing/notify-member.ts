import type { Buyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { SigningDeps } from "./deps.ts";

/** Neutral, once for each version: what changed is read in the app. */
export async function notifyMember(
  deps: Pick<SigningDeps, "now" | "jobs">,
  tx: Db,
  { account, version }: { account: Buyer | undefined; version: number },
): Promise<void> {
  if (!account?.email) return;
  const { accountId, email, fullName } = account;
  await queueMessage(deps, tx, {
    template: "plan-changed",
    channel: "email",
    recipient: email,
    accountId,
    params: { fullName, version },
    dedupeKey: `plan-changed ${accountId} ${version}`,
  });
}
