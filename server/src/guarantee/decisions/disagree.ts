import { randomUUID } from "node:crypto";
import { lockPayment } from "../../checkout/payments/get-payment.ts";
import { getRefundableCharge } from "../../checkout/refunds/request-refund.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { findClaimByReferenceNumber, findReview } from "../claim-store.ts";
import { createReview } from "../create-review.ts";
import type { Deps } from "../deps.ts";
import type { GuaranteeDecisionRecord } from "./decision.ts";
import { findDecision, saveObjection } from "./decision-store.ts";

type Objection = { accountId: string; id: string; text: string; requestedBy: string };

/**
 * A person looks at a refusal within 72 hours (LGPD, art. 20). Once for each: a second time changes nothing. What the
 * member writes is sealed with the evidence.
 */
export async function disagree(
  deps: Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now">,
  { accountId, id, text, requestedBy }: Objection,
): Promise<GuaranteeDecisionRecord> {
  const encryption = deps.keyRing.encryption("health-data");
  return inTransaction(deps.db, async (tx) => {
    const found = await findDecision(tx, encryption, accountId, id);
    if (found?.decision !== "refused") throw new Problem("not-found");
    const payment = await lockPayment(tx, found.paymentId);
    const { referenceNumber } = found;
    if (await findClaimByReferenceNumber(tx, referenceNumber)) return found;
    const claimedAt = deps.now();
    await getRefundableCharge(tx, payment, { kind: "guarantee", requestedAt: claimedAt });
    // Somebody looks at another request of this purchase already.
    if (await findReview(tx, payment.id)) throw new Problem("refund-already-requested");
    const objection = text.trim();
    if (objection) await saveObjection(tx, encryption, found, objection);
    const claim = { id: randomUUID(), paymentId: payment.id, accountId, claimedAt };
    await createReview(deps, tx, { payment, requestedBy, claim: { ...claim, referenceNumber } });
    return { ...found, ...(objection && { objection }) };
  });
}
