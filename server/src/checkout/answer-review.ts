import type { Deps } from "../deps.ts";
import { type Db, inTransaction } from "../platform/db.ts";
import { askMoneyBack } from "./ask-money-back.ts";
import { findReviewByProtocol, type Review, settleReview } from "./claim-store.ts";
import { identifyPerson } from "./identify-person.ts";
import type { Payment } from "./payment.ts";
import { lockPayment, recordDeed } from "./store.ts";
import { tellRefusedClaim } from "./tell-refused-claim.ts";

type Parts = Pick<Deps, "db" | "jobs" | "keyRing" | "now">;
type Answer = { protocol: string; by: string } & ({ grant: true } | { grant: false; reason: string });

/** Somebody of the team decides about a claim. False when nothing waits under that protocol: the first answer counts. */
export function answerReview(deps: Parts, answer: Answer): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findReviewByProtocol(tx, answer.protocol);
    if (!found) return false;
    const payment = await lockPayment(tx, found.paymentId);
    const outcome = answer.grant ? "granted" : "refused";
    const reason = answer.grant ? null : answer.reason;
    const { by, protocol } = answer;
    if (!(await settleReview(tx, payment.id, { outcome, at: deps.now(), by, answer: reason }))) return false;
    if (answer.grant) await grant(deps, tx, payment, found, by);
    else {
      await tellRefusedClaim(deps, tx, {
        payment,
        protocol,
        reasons: [answer.reason],
        retryUntil: null,
        decidedBy: "team",
      });
      await recordDeed(tx, {
        at: deps.now(),
        actor: by,
        deed: "guarantee refused",
        paymentId: payment.id,
        details: { protocol },
      });
    }
    return true;
  });
}

async function grant(deps: Parts, tx: Db, payment: Payment, review: Review, by: string): Promise<void> {
  const { paymentId, accountId: memberId, claimedAt, protocol } = review;
  const person = await identifyPerson(deps, tx, { memberId, accountId: payment.accountId });
  await askMoneyBack(deps, tx, { paymentId, kind: "guarantee", requestedBy: by, askedAt: claimedAt });
  await person.remember();
  await recordDeed(tx, { at: deps.now(), actor: by, deed: "guarantee granted", paymentId, details: { protocol } });
}
