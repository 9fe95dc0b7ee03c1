import { recordAudit } from "../audit/record-audit.ts";
import { lockPayment } from "../checkout/payments/get-payment.ts";
import type { Payment } from "../checkout/payments/payment.ts";
import { requestRefund } from "../checkout/refunds/request-refund.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { closeReview, findReviewByReferenceNumber, type Review } from "./claim-store.ts";
import { isDecision } from "./decisions/decision-store.ts";
import type { Deps } from "./deps.ts";
import { identifyPerson } from "./identify-person.ts";
import { notifyRefusedClaim } from "./notify-refused-claim.ts";
import { keepReviewPromise } from "./review-promise.ts";

type AnswerReviewDeps = Pick<Deps, "db" | "jobs" | "keyRing" | "now" | "onRefundRequested">;
type Answer = { referenceNumber: string; by: string } & ({ grant: true } | { grant: false; reason: string });

/** A team member decides a claim. False when no review is open under that reference number: the first answer counts. */
export function answerReview(deps: AnswerReviewDeps, answer: Answer): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const review = await findReviewByReferenceNumber(tx, answer.referenceNumber);
    if (!review) return false;
    const payment = await lockPayment(tx, review.paymentId);
    const outcome = answer.grant ? "granted" : "refused";
    const reason = answer.grant ? null : answer.reason;
    const { by, referenceNumber } = answer;
    if (!(await closeReview(tx, payment.id, { outcome, at: deps.now(), by, answer: reason }))) return false;
    await keepReviewPromise(deps, tx, review, by);
    if (answer.grant) await grant(deps, tx, payment, review, by);
    else {
      await notifyRefusedClaim(deps, tx, {
        payment,
        referenceNumber,
        reasons: [answer.reason],
        retryUntil: null,
        decidedBy: "team",
      });
      await recordAudit(tx, {
        at: deps.now(),
        actor: by,
        action: "guarantee refused",
        paymentId: payment.id,
        details: { referenceNumber },
      });
    }
    return true;
  });
}

async function grant(deps: AnswerReviewDeps, tx: Db, payment: Payment, review: Review, by: string): Promise<void> {
  const { paymentId, accountId: memberId, claimedAt, referenceNumber } = review;
  const person = await identifyPerson(deps, tx, { memberId, accountId: payment.accountId });
  // A look at a decision: its window was judged when it was asked for.
  const isByRule = await isDecision(tx, referenceNumber);
  await requestRefund(deps, tx, { paymentId, kind: "guarantee", requestedBy: by, requestedAt: claimedAt, isByRule });
  await person.recordGrant();
  await recordAudit(tx, {
    at: deps.now(),
    actor: by,
    action: "guarantee granted",
    paymentId,
    details: { referenceNumber },
  });
}
