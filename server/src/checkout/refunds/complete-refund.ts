import { recordAudit } from "../../audit/record-audit.ts";
import type { Db } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import type { Payment } from "../payments/payment.ts";
import type { StoredCharge } from "../settlement/charge-store.ts";
import { notifyRefund } from "./create-refund.ts";
import { followRefundPromise } from "./refund-promise.ts";
import { findRefundOf, setRefund } from "./refund-store.ts";

/** The gateway reports the charge as refunded, whether by us or from its own dashboard. */
export async function completeRefund(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  payment: Payment,
  { gateway, gatewayChargeId }: StoredCharge,
): Promise<void> {
  const refund = await findRefundOf(tx, gateway, gatewayChargeId);
  const at = deps.now();
  if (
    !refund ||
    !(await setRefund(tx, { id: refund.id }, { status: "succeeded", dueAt: null, sentAt: at, doneAt: at }))
  )
    return;
  await followRefundPromise(deps, tx, { ...refund, status: "succeeded" });
  const details = { referenceNumber: refund.referenceNumber, amountCents: refund.amountCents };
  await recordAudit(tx, { at, actor: "gateway", action: "refund done", paymentId: payment.id, details });
  await notifyRefund(deps, tx, "refund-done", payment, refund);
}
