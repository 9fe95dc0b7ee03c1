import type { Deps } from "../deps.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import type { Payment } from "./payment.ts";
import { protocolOf } from "./protocol.ts";
import { recordDeed } from "./store.ts";

/** A cardholder disputes the charge: access waits, and the team hears of it at once. */
export async function tellTeamOfDispute(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  payment: Payment,
  readAt: Date,
): Promise<void> {
  const { id, amountCents, accountId } = payment;
  await recordDeed(tx, {
    at: deps.now(),
    actor: "gateway",
    deed: "charge disputed",
    paymentId: id,
    details: { amountCents },
  });
  await queueMessage(deps, tx, {
    template: "charge-disputed",
    channel: "email",
    recipient: deps.team.email,
    accountId,
    params: { protocol: protocolOf(id), amountCents },
    // A second dispute of the same charge has a deadline of its own.
    dedupeKey: `dispute ${id} ${readAt.toISOString()}`,
  });
}
