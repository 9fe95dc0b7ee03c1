import { recordAudit } from "../audit/record-audit.ts";
import { lockPayment } from "../checkout/payments/get-payment.ts";
import type { Payment } from "../checkout/payments/payment.ts";
import { notifyTeamOfPart } from "../checkout/refunds/notify-part.ts";
import { requestRefund } from "../checkout/refunds/request-refund.ts";
import { type Db, inTransaction } from "../platform/database/db.ts";
import { closeReview, findReviewByReferenceNumber, type Review } from "./claim-store.ts";
import type { Deps } from "./deps.ts";
import { identifyPerson } from "./identify-person.ts";
import { notifyRefusedClaim } from "./notify-refused-claim.ts";
import { keepReviewPromise } from "./review-promise.ts";

type AnswerReviewDeps = Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">;
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
        decidedBy: "team",
        kind: review.kind,
      });
      await recordAudit(tx, {
        at: deps.now(),
        actor: by,
        action: review.kind === "guarantee" ? "guarantee refused" : "offered refund refused",
        paymentId: payment.id,
        details: { referenceNumber },
      });
    }
    return true;
  });
}

async function grant(deps: AnswerReviewDeps, tx: Db, payment: Payment, review: Review, by: string): Promise<void> {
  const { paymentId, accountId: memberId, kind, amountCents, claimedAt, referenceNumber } = review;
  const of = kind === "guarantee" ? kind : "offered";
  const person = await identifyPerson(deps, tx, { memberId, accountId: payment.accountId, of });
  const asked = { paymentId, requestedBy: by, requestedAt: claimedAt };
  if (kind === "guarantee") await requestRefund(deps, tx, { ...asked, kind });
  else {
    if (amountCents === null) throw new Error("a claim without its amount");
    await notifyTeamOfPart(deps, tx, await requestRefund(deps, tx, { ...asked, kind, amountCents }));
  }
  await person.recordGrant();
  await recordAudit(tx, {
    at: deps.now(),
    actor: by,
    action: kind === "guarantee" ? "guarantee granted" : "offered refund granted",
    paymentId,
    details: { referenceNumber },
  });
}
