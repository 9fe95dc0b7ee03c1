import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import { type OnCallAlert, URGENCIES, type Urgency } from "./alert.ts";
import type { Deps } from "./deps.ts";

/** More references than these are in the operator's list only. */
const MAX_NAMED = 20;

type NotifyDeps = Pick<Deps, "jobs" | "now" | "onCall">;
type Contact = "first" | "second";

/** Reference and urgency, never words, names or reasons. Once for each contact. */
export async function notifyContact(
  deps: NotifyDeps,
  tx: Db,
  contact: Contact,
  { accountId, id, referenceNumber, urgency, personBy }: OnCallAlert,
): Promise<void> {
  const params = { referenceNumber, urgency, personBy: personBy.toISOString(), contact };
  const template = "on-call-alert";
  for (const [channel, recipient] of channelsOf(deps, contact, urgency))
    await queueMessage(deps, tx, {
      template,
      channel,
      recipient,
      accountId,
      params,
      dedupeKey: `${template} ${contact} ${channel} ${id}`,
    });
}

/** Several alerts in one message, the oldest first. */
export async function notifyTogether(
  deps: NotifyDeps,
  tx: Db,
  contact: Contact,
  alerts: readonly OnCallAlert[],
): Promise<void> {
  const [first] = alerts;
  if (!first) return;
  if (alerts.length === 1) return notifyContact(deps, tx, contact, first);
  const urgency = URGENCIES.find((one) => alerts.some((alert) => alert.urgency === one)) ?? first.urgency;
  const params = {
    count: alerts.length,
    referenceNumbers: alerts
      .slice(0, MAX_NAMED)
      .map(({ referenceNumber }) => referenceNumber)
      .join(" "),
    urgency,
    personBy: new Date(Math.min(...alerts.map(({ personBy }) => personBy.getTime()))).toISOString(),
    contact,
  };
  const template = "on-call-digest";
  for (const [channel, recipient] of channelsOf(deps, contact, urgency))
    await queueMessage(deps, tx, {
      template,
      channel,
      recipient,
      params,
      dedupeKey: `${template} ${contact} ${channel} ${first.id}`,
    });
}

/** Care rings nobody's telephone. */
function channelsOf({ onCall }: Pick<Deps, "onCall">, contact: Contact, urgency: Urgency) {
  const { whatsapp, email } = onCall[contact];
  const byMail = ["email", email] as const;
  return urgency === "care" ? [byMail] : [["whatsapp", `+${whatsapp}`] as const, byMail];
}
