import type { Payment } from "../checkout/payments/payment.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import type { Review } from "./claim-store.ts";
import type { Deps } from "./deps.ts";

type Announced = { payment: Payment; referenceNumber: string; dueAt: Date } & Partial<
  Pick<Review, "kind" | "amountCents">
>;

/** Notifies the team of a review that waits for an answer, or is overdue. Once each. */
export async function notifyTeamOfReview(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  template: "guarantee-review" | "guarantee-review-overdue",
  { payment, referenceNumber, dueAt, kind = "guarantee", amountCents }: Announced,
): Promise<void> {
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: deps.team.email,
    accountId: payment.accountId,
    params: {
      referenceNumber,
      amountCents: amountCents ?? payment.amountCents,
      dueAt: dueAt.toISOString(),
      ...(kind !== "guarantee" && { isRefund: true }),
    },
    dedupeKey: `${template} ${referenceNumber}`,
  });
}
