import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { SigningDeps } from "./deps.ts";

/** Neutral, once for each version: what changed is read in the app. */
export async function notifyMember(
  deps: Pick<SigningDeps, "now" | "jobs">,
  tx: Db,
  { accountId, version }: { accountId: string; version: number },
): Promise<void> {
  const member = await getBuyer(tx, accountId);
  if (!member?.email) return;
  await queueMessage(deps, tx, {
    template: "plan-changed",
    channel: "email",
    recipient: member.email,
    accountId,
    params: { fullName: member.fullName, version },
    dedupeKey: `plan-changed ${accountId} ${version}`,
  });
}
