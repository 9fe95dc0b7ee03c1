import { GUARANTEE_FREE_DAYS, type GuaranteeDecision } from "@app/contract/guarantee";
import { getGuaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import { requestWindow } from "@app/engine/guarantee/request-window";
import { addDays } from "@app/engine/promises/local-time";
import type { CurrentPurchase } from "../../checkout/subscriptions/current-purchase.ts";
import { mayHaveFreeDays } from "../../checkout/subscriptions/give-free-days.ts";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import type { PurchaseWithRefunds } from "../../checkout/subscriptions/queries.ts";
import { freeDaysUntil, offersFreeDays } from "../../guarantee/decisions/free-days.ts";
import type { Decided } from "../../guarantee/decisions/list-decided.ts";
import { reasonsOf } from "../../guarantee/decisions/refused-lines.ts";
import { viewLine } from "../../guarantee/read-meter.ts";
import { viewRefund } from "../refund-view.ts";

/** Where the purchases of a member stand, and which of them was given its free days. */
type OfferState = { found: CurrentPurchase<Purchase>; acceptedAt: Date | undefined; now: Date };

/** Free days after a refusal for not following: as they are offered, or as they were accepted. */
function viewOffer(decided: Decided, { found, acceptedAt, now }: OfferState): GuaranteeDecision["offer"] {
  const { review, paymentId } = decided;
  if (!offersFreeDays(decided) || !mayHaveFreeDays(found, paymentId)) return null;
  const acceptBy = freeDaysUntil(decided);
  const offer = { days: GUARANTEE_FREE_DAYS, acceptBy: acceptBy.toISOString() };
  if (acceptedAt)
    return { ...offer, acceptedAt: acceptedAt.toISOString(), accessUntil: found.current.endsAt.toISOString() };
  const isWithPerson = review?.outcome === "in-review";
  return isWithPerson || now > acceptBy ? null : { ...offer, acceptedAt: null, accessUntil: null };
}

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
