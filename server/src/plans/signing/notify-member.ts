import type { Buyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { SigningDeps } from "./deps.ts";

/** Neutral, once for each version: what is in it, or changed, is read in the app. */
export async function notifyMember(
  deps: Pick<SigningDeps, "now" | "jobs">,
  tx: Db,
  { account, version, isFirst }: { account: Buyer | undefined; version: number; isFirst: boolean },
): Promise<void> {
  if (!account?.email) return;
  const { accountId, email, fullName } = account;
  const template = isFirst ? "plan-signed" : "plan-changed";
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: email,
    accountId,
    params: { fullName, version },
    dedupeKey: `${template} ${accountId} ${version}`,
  });
}
