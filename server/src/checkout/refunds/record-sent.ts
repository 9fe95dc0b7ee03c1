import { recordAudit } from "../../audit/record-audit.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import { lockPayment, updatePayment } from "../payments/payment-store.ts";
import { listCharges } from "../settlement/charge-store.ts";
import { notifyRefund } from "./create-refund.ts";
import { followRefundPromise } from "./refund-promise.ts";
import { findByHand, setRefund } from "./refund-store.ts";

/** A team member sent a part of a charge and records it. False when none waits under that number: the first record counts. */
export function recordSent(
  deps: Pick<Deps, "db" | "jobs" | "now">,
  { referenceNumber, by }: { referenceNumber: string; by: string },
): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const found = await findByHand(tx, referenceNumber);
    if (!found) return false;
    const payment = await lockPayment(tx, found.paymentId);
    const charges = await listCharges(tx, payment.id);
    // The bank may return the whole of it.
    if (charges.some(({ dispute }) => dispute === "open" || dispute === "lost")) throw new Problem("charge-disputed");
    const at = deps.now();
    if (!(await setRefund(tx, { id: found.id }, { status: "succeeded", dueAt: null, sentAt: at, doneAt: at })))
      return false;
    await followRefundPromise(deps, tx, { ...found, status: "succeeded" });
    await updatePayment(tx, payment, { status: "refunded", dueAt: null });
    const details = { referenceNumber, amountCents: found.amountCents };
    await recordAudit(tx, { at, actor: by, action: "refund done", paymentId: payment.id, details });
    await notifyRefund(deps, tx, "refund-done", payment, found);
    return true;
  });
}
