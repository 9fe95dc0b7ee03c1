import { randomUUID } from "node:crypto";
import { offeredRefund } from "@app/engine/refunds/refund-due";
import type { OfferedRefund } from "@app/engine/refunds/refund-rules";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Payment } from "../../checkout/payments/payment.ts";
import { notifyTeamOfPart } from "../../checkout/refunds/notify-part.ts";
import type { Refund } from "../../checkout/refunds/refund.ts";
import { getRefundableCharge, requestRefund } from "../../checkout/refunds/request-refund.ts";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import { findReview } from "../claim-store.ts";
import { createReview } from "../create-review.ts";
import type { Deps } from "../deps.ts";
import { identifyPerson } from "../identify-person.ts";
import type { OfferedPurchase } from "./offered-facts.ts";

export type OfferedAnswer =
  | { refund: Refund; review: null }
  | { refund: null; review: { referenceNumber: string; answerBy: Date } };

type Offered = {
  kind: OfferedRefund;
  /** Locked by the caller who asks for it. */
  payment: Payment;
  memberId: string;
  bought: OfferedPurchase;
  changedIdentity: boolean;
};
type Asked = Offered & {
  requestedBy: string;
  /** Under which a person's answer is found, where the member has a number already. */
  referenceNumber?: string;
};

/** What a request is answered on that day; throws where nothing is returned any more. */
export async function readDue(
  deps: Pick<Deps, "keyRing" | "now">,
  tx: Db,
  { kind, payment, memberId, bought, changedIdentity }: Offered,
) {
  await getRefundableCharge(tx, payment, { kind, requestedAt: deps.now() });
  if (await findReview(tx, payment.id)) throw new Problem("refund-already-requested");
  const person = await identifyPerson(deps, tx, { memberId, accountId: payment.accountId, of: "offered" });
  const due = offeredRefund(kind, { ...bought, wasReturned: person.wasGranted, changedIdentity });
  if (due.outcome === "over") throw new Problem("refund-too-late");
  return { ...due, person };
}

/** Returns what the table of refunds says of that day, once for a person by itself; otherwise the team answers. */
export async function answerOffered(
  deps: Pick<Deps, "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">,
  tx: Db,
  { kind, payment, memberId, bought, changedIdentity, requestedBy, referenceNumber: known }: Asked,
): Promise<OfferedAnswer> {
  const at = deps.now();
  const paymentId = payment.id;
  const { outcome, amountCents, person } = await readDue(deps, tx, {
    kind,
    payment,
    memberId,
    bought,
    changedIdentity,
  });
  if (outcome === "person") {
    const id = randomUUID();
    const referenceNumber = known ?? referenceNumberOf(id);
    const claim = { id, referenceNumber, paymentId, accountId: memberId, kind, amountCents, claimedAt: at };
    const answerBy = await createReview(deps, tx, {
      payment,
      requestedBy,
      claim,
    });
    return { refund: null, review: { referenceNumber, answerBy } };
  }
  const refund = await requestRefund(deps, tx, { paymentId, kind, requestedBy, amountCents });
  await notifyTeamOfPart(deps, tx, refund);
  await person.recordGrant();
  const { referenceNumber } = refund;
  await recordAudit(tx, {
    at,
    actor: requestedBy,
    action: "offered refund accepted",
    paymentId,
    details: { referenceNumber },
  });
  return { refund, review: null };
}
