import { randomUUID } from "node:crypto";
import type { Deps } from "../deps.ts";
import { describeBuyer } from "../identity/describe-buyer.ts";
import { queueMessage } from "../messages/queue-message.ts";
import type { Db } from "../platform/db.ts";
import type { KeptCharge } from "./charge-store.ts";
import { isForgotten, type Payment } from "./payment.ts";
import { protocolOf } from "./protocol.ts";
import { recipientOf } from "./recipient-of.ts";
import { insertRefund, type Refund, type RefundKind } from "./refund-store.ts";
import { recordDeed } from "./store.ts";

/** Puts a charge on its way back and says so. Undefined when it already was. */
export async function returnMoney(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  {
    payment,
    charge,
    kind,
    requestedBy,
  }: { payment: Payment; charge: KeptCharge; kind: RefundKind; requestedBy: string },
): Promise<Refund | undefined> {
  const id = randomUUID();
  const at = deps.now();
  const { gateway, gatewayChargeId, amountCents } = charge;
  const refund: Refund = {
    id,
    protocol: protocolOf(id),
    paymentId: payment.id,
    gateway,
    gatewayChargeId,
    kind,
    amountCents,
    status: "due",
    requestedBy,
    requestedAt: at,
    dueAt: at,
    attempts: 0,
    sentAt: null,
    doneAt: null,
  };
  if (!(await insertRefund(tx, refund))) return undefined;
  const details = { kind, amountCents, protocol: refund.protocol };
  await recordDeed(tx, { at, actor: requestedBy, deed: "refund requested", paymentId: payment.id, details });
  await tellRefund(deps, tx, "refund-started", payment, refund);
  return refund;
}

export async function tellRefund(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  template: "refund-started" | "refund-done",
  payment: Payment,
  { id, protocol, kind, amountCents }: Refund,
): Promise<void> {
  if (isForgotten(payment)) return;
  const buyer = await describeBuyer(tx, payment.accountId);
  await queueMessage(deps, tx, {
    template,
    channel: "email",
    recipient: recipientOf(payment, buyer),
    accountId: payment.accountId,
    params: { fullName: buyer?.fullName ?? "", protocol, kind, amountCents, method: payment.method },
    dedupeKey: `${template} ${id}`,
  });
}
