import type { RefundOptions } from "@app/contract/account";
import type { Purchase } from "../checkout/purchase.ts";
import { deadlineOf } from "../checkout/request-refund.ts";

const DAY_MS = 24 * 60 * 60_000;

/** Both rights of a purchase as they stand now; null when nothing was paid. */
export function refundOptionsOf(purchase: Purchase, now: Date): RefundOptions | null {
  const withdrawal = deadlineOf(purchase, "withdrawal");
  const guarantee = deadlineOf(purchase, "guarantee");
  if (!withdrawal || !guarantee) return null;
  const { withdrawalDays, guaranteeDays } = purchase;
  return {
    withdrawal: refundOptionUntil(withdrawal, withdrawalDays, purchase, now),
    guarantee: refundOptionUntil(guarantee, guaranteeDays, purchase, now),
  };
}

/** Once the money is going back, or the bank is deciding about it, there is nothing left to ask for. */
function refundOptionUntil(
  until: Date,
  days: number,
  { endedAt, suspendedAt }: Purchase,
  now: Date,
): RefundOptions["withdrawal"] {
  const state = endedAt || suspendedAt ? "used" : now > until ? "over" : "open";
  // What is left of the day of the purchase comes on top and is not counted.
  const daysLeft = state === "open" ? Math.min(days, daysUntil(until, now)) : 0;
  return { state, until: until.toISOString(), daysLeft };
}

/** Whole or begun: the last day still counts as one. */
export const daysUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / DAY_MS));
