import type { Deps } from "../deps.ts";
import type { Db } from "../platform/db.ts";
import type { KeptCharge } from "./charge-store.ts";
import type { Payment } from "./payment.ts";
import { findRefundOf, setRefund } from "./refund-store.ts";
import { tellRefund } from "./return-money.ts";
import { recordDeed } from "./store.ts";

/** The money is back with the buyer, whoever sent it on its way. */
export async function finishRefund(
  deps: Pick<Deps, "jobs" | "now">,
  tx: Db,
  payment: Payment,
  { gateway, gatewayChargeId }: KeptCharge,
): Promise<void> {
  const refund = await findRefundOf(tx, gateway, gatewayChargeId);
  const at = deps.now();
  if (!refund || !(await setRefund(tx, refund.id, { status: "done", dueAt: null, sentAt: at, doneAt: at }))) return;
  const details = { protocol: refund.protocol, amountCents: refund.amountCents };
  await recordDeed(tx, { at, actor: "gateway", deed: "refund done", paymentId: payment.id, details });
  await tellRefund(deps, tx, "refund-done", payment, refund);
}
