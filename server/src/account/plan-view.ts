import type { AccountOverview, PlanView } from "@app/contract/account";
import { cycles } from "@app/contract/catalogue";
import type { Purchase } from "../checkout/purchase.ts";
import { titleOf } from "../checkout/words.ts";
import { daysUntil } from "./rights.ts";

const DAY_MS = 24 * 60 * 60_000;

/** A purchase that bought time. */
type Bought = Purchase & { startsAt: Date; endsAt: Date };
const isBought = (purchase: Purchase): purchase is Bought => purchase.startsAt !== null && purchase.endsAt !== null;

export type Standing = Pick<AccountOverview, "state" | "plan" | "next"> & { purchase: Purchase | null };

/** Which of somebody's purchases is their plan now, and which comes after it. */
export function standingOf(purchases: Purchase[], now: Date): Standing {
  const bought = purchases.filter(isBought).toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  const alive = bought.filter(({ endedAt, endsAt }) => endedAt === null && endsAt > now);
  const waiting = alive.filter(({ startsAt }) => startsAt > now).toReversed();
  const running = alive.filter(({ startsAt }) => startsAt <= now);

  const active = running.find(({ suspendedAt }) => suspendedAt === null);
  if (active) return standing("active", active, waiting[0], now);
  const [suspended] = running;
  if (suspended) return standing("suspended", suspended, waiting[0], now);
  const [queued, following] = waiting;
  if (queued) return standing("queued", queued, following, now);
  const [last] = bought.toSorted((a, b) => endOf(b).getTime() - endOf(a).getTime());
  return last ? standing("ended", last, undefined, now) : { state: "none", plan: null, next: null, purchase: null };
}

const endOf = ({ endedAt, endsAt }: Bought): Date => (endedAt && endedAt < endsAt ? endedAt : endsAt);

const standing = (
  state: AccountOverview["state"],
  purchase: Bought,
  following: Bought | undefined,
  now: Date,
): Standing => ({
  state,
  plan: viewPlan(purchase, state === "ended", now),
  next: following ? periodOf(following) : null,
  purchase,
});

const periodOf = ({ id, cycle, startsAt, endsAt }: Bought) => ({
  paymentId: id,
  title: titleOf(cycle),
  cycle,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
});

function viewPlan(purchase: Bought, isOver: boolean, now: Date): PlanView {
  const { cycle, startsAt, endsAt, endedAt, rightUsed, amountCents, method, installments } = purchase;
  const { days } = cycles[cycle];
  const until = isOver ? endOf(purchase) : now;
  const day = Math.floor((until.getTime() - startsAt.getTime()) / DAY_MS) + 1;
  return {
    ...periodOf(purchase),
    day: Math.max(0, Math.min(day, days)),
    days,
    daysLeft: isOver ? 0 : daysUntil(endsAt, now),
    endedAt: isOver ? endOf(purchase).toISOString() : null,
    ending: isOver ? (endedAt ? (rightUsed ?? "refund") : "time") : null,
    amountCents,
    method,
    installments,
    cardBrand: purchase.cardBrand,
    cardLast4: purchase.cardLast4,
  };
}
