import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import type { OnCallAlert } from "./alert.ts";
import type { Deps } from "./deps.ts";

/** By WhatsApp and by e-mail: reference and urgency, never words, names or reasons. Once for each contact. */
export async function notifyContact(
  deps: Pick<Deps, "jobs" | "now" | "onCall">,
  tx: Db,
  contact: "first" | "second",
  { accountId, id, referenceNumber, urgency, personBy }: OnCallAlert,
): Promise<void> {
  const { whatsapp, email } = deps.onCall[contact];
  const params = { referenceNumber, urgency, personBy: personBy.toISOString(), contact };
  const template = "on-call-alert";
  for (const [channel, recipient] of [
    ["whatsapp", `+${whatsapp}`],
    ["email", email],
  ] as const)
    await queueMessage(deps, tx, {
      template,
      channel,
      recipient,
      accountId,
      params,
      dedupeKey: `${template} ${contact} ${channel} ${id}`,
    });
}
