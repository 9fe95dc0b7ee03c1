import type { IntakeRefund } from "@app/contract/intake";
import { lockPayment } from "../../checkout/payments/get-payment.ts";
import { findRefundablePayment } from "../../checkout/subscriptions/find-refundable-payment.ts";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { findOfferedRefund } from "../../intake/find-offered-refund.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { lockHead } from "../../sync/lock-head.ts";
import type { Deps } from "../deps.ts";
import { answerOffered, type OfferedAnswer } from "./answer-offered.ts";
import { readOfferedPurchase } from "./offered-facts.ts";

/** Only what the assessment in force offers, of the purchase in use. */
export function requestOfferedRefund(
  deps: Pick<Deps, "db" | "jobs" | "keyRing" | "team" | "now" | "onRefundRequested">,
  { accountId, kind }: { accountId: string; kind: IntakeRefund },
): Promise<OfferedAnswer & { purchase: Purchase }> {
  return inTransaction(deps.db, async (tx) => {
    await lockHead(tx, accountId);
    const offered = await findOfferedRefund(deps, tx, accountId);
    const purchase = await findRefundablePayment({ db: tx, now: deps.now }, accountId);
    if (offered?.kind !== kind || !purchase?.paidAt) throw new Problem("nothing-to-refund");
    const payment = await lockPayment(tx, purchase.id);
    const paid = { ...purchase, paidAt: purchase.paidAt };
    const bought = await readOfferedPurchase(tx, { accountId, purchase: paid, at: deps.now() });
    const { changedIdentity } = offered;
    const asked = { kind, payment, memberId: accountId, bought, changedIdentity, requestedBy: "buyer" };
    return { ...(await answerOffered(deps, tx, asked)), purchase };
  });
}
