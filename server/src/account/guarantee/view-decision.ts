import type { GuaranteeDecision } from "@app/contract/guarantee";
import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import { requestWindow } from "@app/engine/guarantee/request-window";
import { addDays } from "@app/engine/promises/local-time";
import type { PurchaseWithRefunds } from "../../checkout/subscriptions/list-purchases.ts";
import type { Decided } from "../../guarantee/decisions/list-decided.ts";
import { reasonsOf } from "../../guarantee/decisions/refused-lines.ts";
import { viewLine } from "../../guarantee/meter/view-meter.ts";
import { viewRefund } from "../refund-view.ts";
import { type OfferState, viewOffer } from "./view-offer.ts";

/** A decision as its member reads it: every figure, and how the money is on its way. */
export function viewDecision(
  decided: Decided,
  bought: PurchaseWithRefunds | undefined,
  state: OfferState,
): GuaranteeDecision {
  const { now } = state;
  const { id, referenceNumber, decidedAt, decision, ruleVersion, tookMs, hash, chosen, bundle } = decided;
  const { lines, reason } = bundle.answer;
  return {
    _id: id,
    referenceNumber,
    at: decidedAt.toISOString(),
    decision,
    reason,
    ruleVersion,
    tookMs,
    lines: lines ? lines.map(viewLine) : null,
    reasons: decision === "refused" ? reasonsOf(decided).map(viewReason) : [],
    opensOn: decision === "not-yet" ? opensOn(decided) : null,
    choices: decision === "choice" && !chosen ? ["retomar-depois", "reembolso-de-cortesia"] : [],
    chosen,
    refund: refundOf(decided, bought, now),
    review: viewReview(decided),
    offer: viewOffer(decided, state),
    hash,
  };
}

const viewReason = (reason: ReturnType<typeof reasonsOf>[number]): GuaranteeDecision["reasons"][number] => ({
  ...reason,
  gap: reason.gap ?? null,
  weeks: reason.weeks ?? null,
  needWeeks: reason.needWeeks ?? null,
});

/** By the pauses that were known then. */
function opensOn({ bundle: { evidence, ruleVersion }, dates: { dayOne } }: Decided): string {
  const { opensDay } = requestWindow(evidence.pauses, getGuaranteeRules(ruleVersion).content);
  return addDays(dayOne, opensDay - 1);
}

function refundOf(
  { decision, review, chosen }: Decided,
  bought: PurchaseWithRefunds | undefined,
  now: Date,
): GuaranteeDecision["refund"] {
  const isGranted = decision === "granted" || review?.outcome === "granted";
  const kind = chosen === "reembolso-de-cortesia" ? "goodwill" : isGranted ? "guarantee" : null;
  const refund = bought?.refunds.find((one) => one.kind === kind);
  return bought && refund ? viewRefund(refund, bought.purchase.method, now) : null;
}

/** A review that another refund made needless is not shown: nobody answers it. */
function viewReview({ review }: Decided): GuaranteeDecision["review"] {
  if (!review?.dueAt || review.outcome === "superseded") return null;
  return {
    askedAt: review.claimedAt.toISOString(),
    answerBy: review.dueAt.toISOString(),
    outcome: review.outcome === "in-review" ? null : review.outcome,
    answer: review.answer,
  };
}
