import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Account } from "../accounts/account.ts";
import type { Username } from "../accounts/username.ts";
import type { Deps } from "../deps.ts";

/** To the old contact: only its owner may be able to report that the change was not theirs. */
export async function notifyContactChanged(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { before, now: { channel, address } }: { before: Account; now: Username },
): Promise<void> {
  const { id: accountId, fullName, email, phone } = before;
  const changedAt = deps.now().toISOString();
  if (channel === "email" && email && email !== address) {
    const params = { fullName, newEmail: address, changedAt };
    await queueMessage(deps, tx, { template: "email-changed", channel, recipient: email, accountId, params });
  }
  if (channel === "phone" && phone && phone !== address) {
    const notice = {
      template: "phone-changed",
      accountId,
      params: { fullName, newPhone: address, changedAt },
    } as const;
    await queueMessage(deps, tx, { ...notice, channel: "whatsapp", recipient: phone });
    if (email) await queueMessage(deps, tx, { ...notice, channel: "email", recipient: email });
  }
}
