import { GUARANTEE_FREE_DAYS, type GuaranteeDecision } from "@app/contract/guarantee";
import type { CurrentPurchase } from "../../checkout/subscriptions/current-purchase.ts";
import { mayHaveFreeDays } from "../../checkout/subscriptions/give-free-days.ts";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { freeDaysUntil, offersFreeDays } from "../../guarantee/decisions/free-days.ts";
import type { Decided } from "../../guarantee/decisions/list-decided.ts";

/** Where the purchases of a member stand, and which of them was given its free days. */
export type OfferState = { found: CurrentPurchase<Purchase>; acceptedAt: Date | undefined; now: Date };

/** Free days after a refusal for not following: as they are offered, or as they were accepted. */
export function viewOffer(decided: Decided, { found, acceptedAt, now }: OfferState): GuaranteeDecision["offer"] {
  const { review, paymentId } = decided;
  if (!offersFreeDays(decided) || !mayHaveFreeDays(found, paymentId)) return null;
  const acceptBy = freeDaysUntil(decided);
  const offer = { days: GUARANTEE_FREE_DAYS, acceptBy: acceptBy.toISOString() };
  if (acceptedAt)
    return { ...offer, acceptedAt: acceptedAt.toISOString(), accessUntil: found.current.endsAt.toISOString() };
  const isWithPerson = review?.outcome === "in-review";
  return isWithPerson || now > acceptBy ? null : { ...offer, acceptedAt: null, accessUntil: null };
}
