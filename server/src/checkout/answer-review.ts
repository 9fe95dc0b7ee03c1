import type { Deps } from "../deps.ts";
import { type Db, inTransaction } from "../platform/db.ts";
import { closeReview, findReviewByReferenceNumber, type Review } from "./guarantee-claim-store.ts";
import { identifyPerson } from "./identify-person.ts";
import { notifyRefusedClaim } from "./notify-refused-claim.ts";
import type { Payment } from "./payment.ts";
import { requestRefund } from "./request-refund.ts";
import { lockPayment, recordAudit } from "./store.ts";

type Parts = Pick<Deps, "db" | "jobs" | "keyRing" | "now">;
type Answer = { referenceNumber: string; by: string } & ({ grant: true } | { grant: false; reason: string });

/** Somebody of the team decides about a claim. False when nothing waits under that referenceNumber: the first answer counts. */
export function answerReview(deps: Parts, answer: Answer): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findReviewByReferenceNumber(tx, answer.referenceNumber);
    if (!found) return false;
    const payment = await lockPayment(tx, found.paymentId);
    const outcome = answer.grant ? "granted" : "refused";
    const reason = answer.grant ? null : answer.reason;
    const { by, referenceNumber } = answer;
    if (!(await closeReview(tx, payment.id, { outcome, at: deps.now(), by, answer: reason }))) return false;
    if (answer.grant) await grant(deps, tx, payment, found, by);
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

async function grant(deps: Parts, tx: Db, payment: Payment, review: Review, by: string): Promise<void> {
  const { paymentId, accountId: memberId, claimedAt, referenceNumber } = review;
  const person = await identifyPerson(deps, tx, { memberId, accountId: payment.accountId });
  await requestRefund(deps, tx, { paymentId, kind: "guarantee", requestedBy: by, askedAt: claimedAt });
  await person.remember();
  await recordAudit(tx, {
    at: deps.now(),
    actor: by,
    action: "guarantee granted",
    paymentId,
    details: { referenceNumber },
  });
}
