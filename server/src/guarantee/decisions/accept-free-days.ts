import { lockPayment } from "../../checkout/payments/get-payment.ts";
import { getRefundableCharge } from "../../checkout/refunds/request-refund.ts";
import { giveFreeDays } from "../../checkout/subscriptions/give-free-days.ts";
import { listCredited } from "../../checkout/subscriptions/list-credited.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { findReview } from "../claim-store.ts";
import type { Deps } from "../deps.ts";
import { findDecision } from "./decision-store.ts";
import { FREE_DAYS, freeDaysSource, freeDaysUntil, offersFreeDays } from "./free-days.ts";

/**
 * A member who did not follow the programme tries again, for free: access becomes longer, the guarantee does not begin anew.
 * Once for each purchase, however often it is asked for; a person may still look at the refusal afterwards.
 */
export async function acceptFreeDays(
  deps: Pick<Deps, "db" | "keyRing" | "now">,
  { accountId, id }: { accountId: string; id: string },
): Promise<void> {
  const encryption = deps.keyRing.encryption("health-data");
  await inTransaction(deps.db, async (tx) => {
    const found = await findDecision(tx, encryption, accountId, id);
    if (!found || !offersFreeDays(found)) throw new Problem("not-found");
    const payment = await lockPayment(tx, found.paymentId);
    const source = freeDaysSource(payment.id);
    if ((await listCredited({ db: tx }, { paymentIds: [payment.id], sources: [source] })).size > 0) return;
    const now = deps.now();
    // Refunded, withdrawn or disputed.
    await getRefundableCharge(tx, payment, { kind: "guarantee", requestedAt: now });
    const isOpen = now <= freeDaysUntil(found) && !(await findReview(tx, payment.id));
    const given = { accountId, paymentId: payment.id, source, days: FREE_DAYS };
    if (!isOpen || !(await giveFreeDays(deps, tx, given))) throw new Problem("free-days-unavailable");
  });
}
