import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Staff } from "../accounts/staff.ts";
import { findAdministrators } from "../accounts/staff-store.ts";
import type { Deps } from "../deps.ts";

type Opened = { id: string; accountId: string; referenceNumber: string; staff: Pick<Staff, "id" | "name"> };

/** Every administrator and the team's address, at once: who opened a file, never whose. */
export async function notifyAdministrators(
  deps: Pick<Deps, "jobs" | "now" | "team">,
  tx: Db,
  { id, accountId, referenceNumber, staff }: Opened,
): Promise<void> {
  const recipients = new Set([deps.team.email, ...(await findAdministrators(tx)).map(({ email }) => email)]);
  for (const recipient of recipients)
    await queueMessage(deps, tx, {
      template: "break-glass",
      channel: "email",
      recipient,
      accountId,
      params: { referenceNumber, name: staff.name, openedAt: deps.now().toISOString() },
      dedupeKey: `break-glass ${id} ${recipient}`,
    });
}
