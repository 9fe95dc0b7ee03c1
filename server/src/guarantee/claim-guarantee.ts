import { randomUUID } from "node:crypto";
import type { Condition } from "@app/contract/guarantee-claim";
import { recordAudit } from "../audit/record-audit.ts";
import { getPayment, lockPayment } from "../checkout/payments/get-payment.ts";
import type { Refund } from "../checkout/refunds/refund.ts";
import { deadlineOf, getRefundableCharge, requestRefund } from "../checkout/refunds/request-refund.ts";
import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { referenceNumberOf } from "../platform/reference-number.ts";
import { findReview, insertClaim } from "./claim-store.ts";
import { type GuaranteeClaim, guaranteeConditions } from "./conditions.ts";
import { createReview } from "./create-review.ts";
import type { Deps } from "./deps.ts";
import { readFollowed } from "./followed.ts";
import { identifyPerson } from "./identify-person.ts";
import { notifyRefusedClaim } from "./notify-refused-claim.ts";

type ClaimRequest = {
  paymentId: string;
  /** Whose progress counts: a purchase made by email may be booked on another account. */
  memberId: string;
  requestedBy: string;
  claim: GuaranteeClaim;
};

export type ClaimDecision = { referenceNumber: string; at: Date; conditions: Condition[] } & (
  | { outcome: "granted"; refund: Refund }
  | { outcome: "in-review"; answerBy: Date }
  | { outcome: "refused"; retryUntil: Date | null }
);

/**
 * Of a purchase made before the guarantee had rules (decisions/request-decision.ts). Within thirty days, for a member who
 * followed the programme, saw no results and can show it. A refusal gives its reasons. Granted automatically once per
 * person; after that a team member decides.
 */
export async function claimGuarantee(
  deps: Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">,
  { paymentId, memberId, requestedBy, claim }: ClaimRequest,
): Promise<ClaimDecision> {
  const { db } = deps;
  const payment = await getPayment(db, paymentId);
  const deadline = deadlineOf(payment, "guarantee");
  if (!payment.paidAt || !deadline) throw new Problem("nothing-to-refund");
  const at = deps.now();
  const followed = await readFollowed(deps, db, { accountId: memberId, since: payment.paidAt });
  const conditions = guaranteeConditions({ payment, deadline, followed, claim, now: at });
  const failed = conditions.filter(({ state }) => state === "unmet");

  const id = randomUUID();
  const referenceNumber = referenceNumberOf(id);
  const submitted = { id, paymentId, accountId: memberId, conditions, evidence: claim.evidence, claimedAt: at };
  return inTransaction(db, async (tx) => {
    const locked = await lockPayment(tx, paymentId);
    const review = await findReview(tx, paymentId);
    if (review && review.kind !== "guarantee") throw new Problem("refund-already-requested");
    if (review) {
      const { dueAt: answerBy, claimedAt } = review;
      return { ...review, outcome: "in-review", at: claimedAt, answerBy };
    }
    if (failed.length > 0) {
      const retryUntil = at <= deadline ? deadline : null;
      await insertClaim(tx, { ...submitted, referenceNumber, outcome: "refused" });
      const details = { referenceNumber, failed: failed.map(({ key }) => key).join(" ") };
      await recordAudit(tx, { at, actor: requestedBy, action: "guarantee refused", paymentId, details });
      await notifyRefusedClaim(deps, tx, {
        payment,
        referenceNumber,
        reasons: failed.map(formatCondition),
        retryUntil,
      });
      return { outcome: "refused", referenceNumber, at, conditions, retryUntil };
    }
    await getRefundableCharge(tx, locked, { kind: "guarantee", requestedAt: at });
    const person = await identifyPerson(deps, tx, { memberId, accountId: payment.accountId });
    if (person.wasGranted) {
      const answerBy = await createReview(deps, tx, { payment, requestedBy, claim: { ...submitted, referenceNumber } });
      return { outcome: "in-review", referenceNumber, at, conditions, answerBy };
    }
    const refund = await requestRefund(deps, tx, { paymentId, kind: "guarantee", requestedBy });
    await insertClaim(tx, { ...submitted, referenceNumber: refund.referenceNumber, outcome: "granted" });
    await person.recordGrant();
    const details = { referenceNumber: refund.referenceNumber };
    await recordAudit(tx, { at, actor: requestedBy, action: "guarantee claimed", paymentId, details });
    return { outcome: "granted", referenceNumber: refund.referenceNumber, at, conditions, refund };
  });
}

const formatCondition = ({ text, reason }: Condition): string => `${text}: ${reason}`;
