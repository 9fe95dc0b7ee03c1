import type { Payment } from "../checkout/payments/payment.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import type { Deps } from "./deps.ts";

/** Notifies the team of a review that waits for an answer, or is overdue. Once each. */
export async function notifyTeamOfReview(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  template: "guarantee-review" | "guarantee-review-overdue",
  { payment, referenceNumber, dueAt }: { payment: Payment; referenceNumber: string; dueAt: Date },
): Promise<void> {
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: deps.team.email,
    accountId: payment.accountId,
    params: { referenceNumber, amountCents: payment.amountCents, dueAt: dueAt.toISOString() },
    dedupeKey: `${template} ${referenceNumber}`,
  });
}
