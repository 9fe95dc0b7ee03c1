import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import type { Booking } from "./booking.ts";
import type { Deps } from "./deps.ts";

/** A neutral e-mail about a call, once per booking and template: when and how, never with whom or what about. */
export async function notifyMember(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  template: "call-booked" | "call-tomorrow" | "call-moved",
  { accountId, referenceNumber, startsAt, way }: Booking,
): Promise<void> {
  const member = await getBuyer(tx, accountId);
  if (!member?.email) return;
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: member.email,
    accountId,
    params: { fullName: member.fullName, startsAt: startsAt.toISOString(), way },
    dedupeKey: `${template} ${referenceNumber}`,
  });
}
