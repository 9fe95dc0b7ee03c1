import { randomUUID } from "node:crypto";
import { type Bundle, bundleOf } from "@app/engine/guarantee/bundle";
import { recordAudit } from "../../audit/record-audit.ts";
import { lockPayment } from "../../checkout/payments/get-payment.ts";
import type { Payment } from "../../checkout/payments/payment.ts";
import { getRefundableCharge, requestRefund } from "../../checkout/refunds/request-refund.ts";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import { findReview } from "../claim-store.ts";
import { createReview } from "../create-review.ts";
import type { Deps } from "../deps.ts";
import { readEvidence } from "../evidence/read-evidence.ts";
import { identifyPerson } from "../identify-person.ts";
import { notifyRefusedClaim } from "../notify-refused-claim.ts";
import { type GuaranteeDecisionRecord, hashOf } from "./decision.ts";
import { findByHash, findDecision, findStandingDecision, insertDecision, isErased } from "./decision-store.ts";
import { refusedLines } from "./refused-lines.ts";

type DecideDeps = Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">;
type Request = {
  /** The device's own key: the same twice is one request. */
  id: string;
  purchase: Purchase;
  /** Whose records count: a purchase made by e-mail may be booked on another account. */
  memberId: string;
  requestedBy: string;
};
type Person = Awaited<ReturnType<typeof identifyPerson>>;

/**
 * Decides from what is recorded, by the rules that the purchase was made with. The evidence is one snapshot; the answer
 * and the money are one transaction that holds the payment, so that requests at once are one and the money goes back
 * once.
 */
export async function requestDecision(
  deps: DecideDeps,
  { id, purchase, memberId, requestedBy }: Request,
): Promise<GuaranteeDecisionRecord> {
  const { startsAt: accessAt, guaranteeRule: ruleVersion, dispute } = purchase;
  if (!purchase.paidAt || !accessAt) throw new Problem("nothing-to-refund");
  const startedAt = performance.now();
  const decidedAt = deps.now();
  const clock = { ...deps, now: () => decidedAt };
  const asked = { accountId: memberId, accessAt, ruleVersion, dispute };
  const { evidence, dates } = await inTransaction(deps.db, (tx) => readEvidence(clock, tx, asked), {
    isSnapshot: true,
  });

  const encryption = deps.keyRing.encryption("health-data");
  return inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, purchase.id);
    const known = await findDecision(tx, encryption, memberId, id);
    if (known && known.paymentId !== payment.id) throw new Problem("idempotency-key-reused");
    const ofPurchase = { accountId: memberId, paymentId: payment.id };
    const standing = known ?? (await findStandingDecision(tx, encryption, ofPurchase));
    if (standing) return standing;
    if (await isErased(tx, memberId, id)) throw new Problem("refund-already-requested");
    await getRefundableCharge(tx, payment, { kind: "guarantee", requestedAt: decidedAt });
    // Of what the questionnaire offers.
    if (await findReview(tx, payment.id)) throw new Problem("refund-already-requested");

    const person = await identifyPerson(clock, tx, { memberId, accountId: payment.accountId });
    const bundle = bundleOf(person.wasGranted ? { ...evidence, earlierGuarantee: true } : evidence);
    const { decision } = bundle.answer;
    const hash = hashOf(bundle);
    const before = await findByHash(tx, encryption, { ...ofPurchase, hash });
    if (before) return before;

    const drafted = {
      id,
      ...ofPurchase,
      ruleVersion: bundle.ruleVersion,
      decision,
      decidedAt,
      tookMs: Math.round(performance.now() - startedAt),
      dates,
      bundle,
      hash,
      chosen: null,
    };
    const referenceNumber = await carryOut(clock, tx, { drafted, payment, person, requestedBy });
    const record: GuaranteeDecisionRecord = { ...drafted, referenceNumber };
    await insertDecision(tx, encryption, record);
    return record;
  });
}

type Drafted = Omit<GuaranteeDecisionRecord, "referenceNumber"> & { bundle: Bundle };
type CarriedOut = { drafted: Drafted; payment: Payment; person: Person; requestedBy: string };

/** What follows from the answer; returns the number under which the member finds it. */
async function carryOut(
  deps: DecideDeps,
  tx: Db,
  { drafted, payment, person, requestedBy }: CarriedOut,
): Promise<string> {
  const { decision, ruleVersion, hash, decidedAt: at, accountId } = drafted;
  const paymentId = payment.id;
  if (decision === "granted") {
    const refund = await requestRefund(deps, tx, { paymentId, kind: "guarantee", requestedBy });
    await person.recordGrant();
    const details = { referenceNumber: refund.referenceNumber, ruleVersion, hash };
    await recordAudit(tx, { at, actor: requestedBy, action: "guarantee claimed", paymentId, details });
    return refund.referenceNumber;
  }
  const referenceNumber = referenceNumberOf(randomUUID());
  if (decision === "human") {
    const claim = { id: randomUUID(), paymentId, accountId, claimedAt: at };
    await createReview(deps, tx, { payment, requestedBy, claim: { ...claim, referenceNumber } });
  }
  if (decision === "refused") {
    const details = { referenceNumber, ruleVersion, hash };
    await recordAudit(tx, { at, actor: requestedBy, action: "guarantee refused", paymentId, details });
    const reasons = refusedLines(drafted);
    await notifyRefusedClaim(deps, tx, { payment, referenceNumber, reasons });
  }
  return referenceNumber;
}
