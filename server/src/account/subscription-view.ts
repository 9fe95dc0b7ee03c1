import type { AccountOverview, SubscriptionView } from "@app/contract/account";
import { cycles } from "@app/contract/catalogue";
import { formatPlan } from "@app/contract/order-text";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { DAY_MS } from "../platform/time/durations.ts";
import { daysUntil } from "./refund-options.ts";

/** A purchase that bought time. */
type Bought = Purchase & { startsAt: Date; endsAt: Date };
const isBought = (purchase: Purchase): purchase is Bought => purchase.startsAt !== null && purchase.endsAt !== null;

export type SubscriptionStatus = Pick<AccountOverview, "state" | "plan" | "next"> & { purchase: Purchase | null };

/** Which of a member's purchases is their current plan, and which comes after it. */
export function subscriptionStatus(purchases: Purchase[], now: Date): SubscriptionStatus {
  const bought = purchases.filter(isBought).toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  const alive = bought.filter(({ endedAt, endsAt }) => endedAt === null && endsAt > now);
  const waiting = alive.filter(({ startsAt }) => startsAt > now).toReversed();
  const running = alive.filter(({ startsAt }) => startsAt <= now);

  const active = running.find(({ suspendedAt }) => suspendedAt === null);
  if (active) return subscription("active", active, waiting[0], now);
  const [suspended] = running;
  if (suspended) return subscription("suspended", suspended, waiting[0], now);
  const [queued, following] = waiting;
  if (queued) return subscription("queued", queued, following, now);
  const [last] = bought.toSorted((a, b) => endOf(b).getTime() - endOf(a).getTime());
  return last ? subscription("ended", last, undefined, now) : { state: "none", plan: null, next: null, purchase: null };
}

const endOf = ({ endedAt, endsAt }: Bought): Date => (endedAt && endedAt < endsAt ? endedAt : endsAt);

const subscription = (
  state: AccountOverview["state"],
  purchase: Bought,
  following: Bought | undefined,
  now: Date,
): SubscriptionStatus => ({
  state,
  plan: viewSubscription(purchase, state === "ended", now),
  next: following ? periodOf(following) : null,
  purchase,
});

const periodOf = ({ id, cycle, startsAt, endsAt }: Bought) => ({
  paymentId: id,
  title: formatPlan(cycle),
  cycle,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function viewSubscription(purchase: Bought, isOver: boolean, now: Date): SubscriptionView {
  const { cycle, startsAt, endsAt, endedAt, refundUsed, amountCents, method, installments } = purchase;
  const { days } = cycles[cycle];
  const until = isOver ? endOf(purchase) : now;
  const day = Math.floor((until.getTime() - startsAt.getTime()) / DAY_MS) + 1;
  return {
    ...periodOf(purchase),
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
