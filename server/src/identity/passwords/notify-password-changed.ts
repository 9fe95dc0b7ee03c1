import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";

/** Alerts the owner in case an attacker changed it. */
export const notifyPasswordChanged = (
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { email, accountId, fullName }: { email: string; accountId: string; fullName: string },
): Promise<void> =>
  queueMessage(deps, tx, {
    template: "password-changed",
    channel: "email",
    recipient: email,
    accountId,
    params: { fullName, changedAt: deps.now().toISOString() },
  });
