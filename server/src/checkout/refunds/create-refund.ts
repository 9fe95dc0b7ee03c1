import { randomUUID } from "node:crypto";
import type { RefundKind } from "@app/contract/refunds";
import { recordAudit } from "../../audit/record-audit.ts";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import { queueMessage } from "../../messages/queue-message.ts";
import type { Db } from "../../platform/database/db.ts";
import { referenceNumberOf } from "../../platform/reference-number.ts";
import type { Deps } from "../deps.ts";
import { isAnonymized, type Payment } from "../payments/payment.ts";
import type { StoredCharge } from "../settlement/charge-store.ts";
import { recipientOf } from "../subscriptions/owner.ts";
import type { Refund } from "./refund.ts";
import { insertRefund } from "./refund-store.ts";

type NewRefund = {
  payment: Payment;
  charge: StoredCharge;
  kind: RefundKind;
  requestedBy: string;
  /** Where it is not the whole charge. */
  amountCents?: number;
};

/** Creates a charge's refund and notifies the buyer. Undefined when the charge has one already. */
export async function createRefund(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  { payment, charge, kind, requestedBy, amountCents = charge.amountCents }: NewRefund,
): Promise<Refund | undefined> {
  if (amountCents <= 0 || amountCents > charge.amountCents) throw new Error("a refund of more than was paid");
  const id = randomUUID();
  const at = deps.now();
  const { gateway, gatewayChargeId } = charge;
  // Repeated after a lost answer, a part would be returned twice: the gateway shows a whole refund only by the charge's state.
  const byHand = amountCents < charge.amountCents;
  const refund: Refund = {
    id,
    referenceNumber: referenceNumberOf(id),
    paymentId: payment.id,
    gateway,
    gatewayChargeId,
    kind,
    amountCents,
    byHand,
    status: byHand ? "awaiting-approval" : "pending",
    requestedBy,
    requestedAt: at,
    dueAt: byHand ? null : at,
    attempts: 0,
    sentAt: null,
    doneAt: null,
  };
  if (!(await insertRefund(tx, refund))) return undefined;
  const details = { kind, amountCents, referenceNumber: refund.referenceNumber };
  await recordAudit(tx, { at, actor: requestedBy, action: "refund requested", paymentId: payment.id, details });
  await notifyRefund(deps, tx, "refund-started", payment, refund);
  return refund;
}

export async function notifyRefund(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  template: "refund-started" | "refund-done",
  payment: Payment,
  { id, referenceNumber, kind, amountCents, byHand }: Refund,
): Promise<void> {
  if (isAnonymized(payment)) return;
  const buyer = await getBuyer(tx, payment.accountId);
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: recipientOf(payment, buyer),
    accountId: payment.accountId,
    params: { fullName: buyer?.fullName ?? "", referenceNumber, kind, amountCents, method: payment.method, byHand },
    dedupeKey: `${template} ${id}`,
  });
}
