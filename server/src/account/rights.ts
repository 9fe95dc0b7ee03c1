import type { Rights } from "@app/contract/account";
import { deadlineOf } from "../checkout/ask-money-back.ts";
import type { Purchase } from "../checkout/purchase.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Both rights of a purchase as they stand now; null when nothing was paid. */
export function rightsOf(purchase: Purchase, now: Date): Rights | null {
  const withdrawal = deadlineOf(purchase, "withdrawal");
  const guarantee = deadlineOf(purchase, "guarantee");
  if (!withdrawal || !guarantee) return null;
  return { withdrawal: rightUntil(withdrawal, purchase, now), guarantee: rightUntil(guarantee, purchase, now) };
}

/** Once the money is going back, or the bank is deciding about it, there is nothing left to ask for. */
function rightUntil(until: Date, { endedAt, suspendedAt }: Purchase, now: Date): Rights["withdrawal"] {
  const state = endedAt || suspendedAt ? "used" : now > until ? "over" : "open";
  return { state, until: until.toISOString(), daysLeft: state === "open" ? daysUntil(until, now) : 0 };
}

/** Whole or begun: the last day still counts as one. */
export const daysUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / DAY_MS));
