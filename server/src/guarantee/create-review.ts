import { recordAudit } from "../audit/record-audit.ts";
import type { Payment } from "../checkout/payments/payment.ts";
import { getBuyer } from "../identity/accounts/get-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/database/db.ts";
import { insertClaim, type Review, type StoredClaim } from "./claim-store.ts";
import type { Deps } from "./deps.ts";
import { promiseReview } from "./review-promise.ts";

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

type NewReview = {
  payment: Payment;
  requestedBy: string;
  claim: Omit<StoredClaim, "outcome" | "dueAt" | "answer" | "kind" | "amountCents"> &
    Partial<Pick<StoredClaim, "kind" | "amountCents">>;
};

/** Queues a claim for the team with its promise, notifies both sides and returns when the answer is due. The caller locks the payment. */
export async function createReview(
  deps: Pick<Deps, "jobs" | "team" | "now">,
  tx: Db,
  { payment, requestedBy, claim }: NewReview,
): Promise<Date> {
  const { referenceNumber, claimedAt: at } = claim;
  const dueAt = await promiseReview(deps, tx, claim);
  await insertClaim(tx, { ...claim, outcome: "in-review", dueAt });
  const paymentId = payment.id;
  await recordAudit(tx, {
    at,
    actor: requestedBy,
    action: "guarantee in review",
    paymentId,
    details: { referenceNumber },
  });
  await notifyTeamOfReview(deps, tx, "guarantee-review", { ...claim, payment, dueAt });
  const buyer = await getBuyer(tx, payment.accountId);
  await queueMessage(deps, tx, {
    template: "guarantee-in-review",
    channel: "email",
    recipient: payment.email,
    accountId: payment.accountId,
    params: {
      fullName: buyer?.fullName ?? "",
      referenceNumber,
      answerBy: dueAt.toISOString(),
      ...(claim.kind && claim.kind !== "guarantee" && { isRefund: true }),
    },
    dedupeKey: `guarantee-in-review ${referenceNumber}`,
  });
  return dueAt;
}
