import { refundRules } from "@app/engine/refunds/refund-rules";
import { lockPayment } from "../../checkout/payments/get-payment.ts";
import { getRefundableCharge } from "../../checkout/refunds/request-refund.ts";
import { giveFreeDays } from "../../checkout/subscriptions/give-free-days.ts";
import { listCredited } from "../../checkout/subscriptions/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { findReview } from "../claim-store.ts";
import type { Deps } from "../deps.ts";
import type { GuaranteeDecisionRecord } from "./decision.ts";
import { findDecision } from "./decision-store.ts";

const { days, acceptWithinDays } = refundRules.content.credits.freeDays;

/** How many are given. */
const FREE_DAYS = days;
const OPEN_MS = acceptWithinDays * DAY_MS;

/** What the days are for, as the subscription records it: once for each purchase. */
export const freeDaysSource = (paymentId: string): string => `guarantee-offer ${paymentId}`;

/** The rules offer them in their answer: only where the programme was not followed. */
export const offersFreeDays = ({ decision, bundle }: Pick<GuaranteeDecisionRecord, "decision" | "bundle">): boolean =>
  decision === "refused" && bundle.answer.offer !== undefined;

export const freeDaysUntil = ({ decidedAt }: Pick<GuaranteeDecisionRecord, "decidedAt">): Date =>
  addMs(decidedAt, OPEN_MS);

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
