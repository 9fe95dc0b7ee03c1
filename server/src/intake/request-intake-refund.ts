import type { IntakeRefund } from "@app/contract/intake";
import type { Refund } from "../checkout/refunds/refund.ts";
import { requestRefund } from "../checkout/refunds/request-refund.ts";
import { findRefundablePayment } from "../checkout/subscriptions/find-refundable-payment.ts";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { inTransaction } from "../platform/database/db.ts";
import { Problem } from "../platform/http/problem.ts";
import { lockHead } from "../sync/lock-head.ts";
import { findAssessment } from "./assessments/assessment-store.ts";
import type { Deps } from "./deps.ts";

/** Without conditions or deadline, but only what the assessment in force offers. */
export function requestIntakeRefund(
  deps: Pick<Deps, "db" | "jobs" | "now" | "keyRing" | "onRefundRequested">,
  { accountId, kind }: { accountId: string; kind: IntakeRefund },
): Promise<{ refund: Refund; purchase: Purchase }> {
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const inForce = await findAssessment(tx, deps.keyRing.encryption("health-data"), accountId);
    const purchase = await findRefundablePayment({ db: tx, now: deps.now }, accountId);
    if (inForce?.refund !== kind || !purchase) throw new Problem("nothing-to-refund");
    const refund = await requestRefund(deps, tx, { paymentId: purchase.id, kind, requestedBy: "buyer" });
    return { refund, purchase };
  });
}
