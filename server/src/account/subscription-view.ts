import type { AccountOverview, SubscriptionView } from "@app/contract/account";
import { brand } from "@app/contract/brand";
import { formatPlan } from "@app/contract/order-text";
import { localTimeOf } from "@app/engine/promises/local-time";
import { type Bought, currentPurchase, endOf } from "../checkout/subscriptions/current-purchase.ts";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { DAY_MS } from "../platform/time.ts";
import { daysUntil } from "./refund-options.ts";

export type SubscriptionStatus = Pick<AccountOverview, "state" | "plan" | "next"> & { purchase: Purchase | null };

/** Which of a member's purchases is their current plan, and which comes after it. */
export function subscriptionStatus(purchases: Purchase[], now: Date): SubscriptionStatus {
  const { access, current, next } = currentPurchase(purchases, now);
  if (!current) return { state: "none", plan: null, next: null, purchase: null };
  // The plan card says why a plan ended: a refund is one of the reasons.
  const state = access === "refunded" ? "ended" : access;
  return {
    state,
    plan: viewSubscription(current, state === "ended", now),
    next: next && periodOf(next),
    purchase: current,
  };
}

const periodOf = ({ id, cycle, startsAt, endsAt }: Bought<Purchase>) => ({
  paymentId: id,
  title: formatPlan(cycle),
  cycle,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

const dayIn = (at: Date): string => localTimeOf(brand.serviceHours.timeZone, at.getTime()).day;

function viewSubscription(purchase: Bought<Purchase>, isOver: boolean, now: Date): SubscriptionView {
  const { startsAt, endsAt, endedAt, peopleFrom, refundUsed, amountCents, method, installments } = purchase;
  const countsFrom = (peopleFrom ?? startsAt).getTime();
  // What was bought and what broken promises added.
  const days = Math.round((endsAt.getTime() - countsFrom) / DAY_MS);
  const until = isOver ? endOf(purchase) : now;
  const day = Math.floor((until.getTime() - countsFrom) / DAY_MS) + 1;
  return {
    ...periodOf(purchase),
    ...(peopleFrom && peopleFrom > now && !isOver && { teamStartsOn: dayIn(peopleFrom) }),
    day: Math.max(0, Math.min(day, days)),
    days,
    daysLeft: isOver ? 0 : daysUntil(endsAt, now),
    endedAt: isOver ? endOf(purchase).toISOString() : null,
    ending: isOver ? (endedAt ? (refundUsed ?? "refund") : "time") : null,
    amountCents,
    method,
    installments,
    cardBrand: purchase.cardBrand,
    cardLast4: purchase.cardLast4,
  };
}
