import type { Deps } from "../deps.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";

/** If it was not them, this is how they find out. */
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
