import { recordAudit } from "../../audit/record-audit.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";

/** A cardholder disputed the charge: the team is notified, because an answer has a deadline. */
export async function notifyTeamOfDispute(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  payment: Payment,
  readAt: Date,
): Promise<void> {
  const { id, amountCents, accountId } = payment;
  await recordAudit(tx, {
    at: deps.now(),
    actor: "gateway",
    action: "charge disputed",
    paymentId: id,
    details: { amountCents },
  });
  await queueMessage(deps, tx, {
    template: "charge-disputed",
    channel: "email",
    recipient: deps.team.email,
    accountId,
    params: { referenceNumber: referenceNumberOf(id), amountCents },
    // A second dispute of the same charge has its own deadline, and so its own notification.
    dedupeKey: `dispute ${id} ${readAt.toISOString()}`,
  });
}
