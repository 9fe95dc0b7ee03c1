import type { ProgrammeAccess } from "@app/contract/intake";
import type { Purchase } from "./purchase.ts";

/** What access depends on: when a purchase's period runs, and whether a refund or a dispute stopped it. */
export type PurchasedPeriod = Pick<Purchase, "startsAt" | "endsAt" | "endedAt" | "suspendedAt">;

/** A purchase that bought time. */
export type Bought<P> = P & { startsAt: Date; endsAt: Date };
const isBought = <P extends PurchasedPeriod>(purchase: P): purchase is Bought<P> =>
  purchase.startsAt !== null && purchase.endsAt !== null;

export type CurrentPurchase<P> = {
  access: ProgrammeAccess;
  /** The purchase that gives this access, or gave it last. */
  current: Bought<P> | null;
  /** Begins later. */
  next: Bought<P> | null;
};

/**
 * Which purchase counts now, and what it allows: one in use before one that is disputed, that before one which begins
 * later, and among those that are over the one that ended last.
 */
export function currentPurchase<P extends PurchasedPeriod>(purchases: P[], now: Date): CurrentPurchase<P> {
  const bought = purchases
    .filter((purchase) => isBought(purchase))
    .toSorted((a, b) => b.endsAt.getTime() - a.endsAt.getTime());
  const alive = bought.filter(({ endedAt, endsAt }) => endedAt === null && endsAt > now);
  const running = alive.filter(({ startsAt }) => startsAt <= now);
  const waiting = alive.filter(({ startsAt }) => startsAt > now).toReversed();
  const followedBy = (access: ProgrammeAccess, current: Bought<P>): CurrentPurchase<P> => ({
    access,
    current,
    next: waiting.find((purchase) => purchase !== current) ?? null,
  });

  const active = running.find(({ suspendedAt }) => suspendedAt === null);
  if (active) return followedBy("active", active);
  if (running[0]) return followedBy("suspended", running[0]);
  if (waiting[0]) return followedBy(waiting[0].suspendedAt ? "suspended" : "queued", waiting[0]);
  const [last] = bought.toSorted((a, b) => endOf(b).getTime() - endOf(a).getTime());
  return { access: last ? (last.endedAt ? "refunded" : "ended") : "none", current: last ?? null, next: null };
}

/** When a purchase's time was or will be over. */
export const endOf = ({ endedAt, endsAt }: Bought<PurchasedPeriod>): Date =>
  endedAt && endedAt < endsAt ? endedAt : endsAt;
