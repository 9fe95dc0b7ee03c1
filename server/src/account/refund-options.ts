import type { RefundOptions } from "@app/contract/account";
import { deadlineOf } from "../checkout/refunds/request-refund.ts";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import { DAY_MS } from "../platform/time/durations.ts";

/** Both refund options of a purchase as they stand now; null when nothing was paid. */
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

/** While a refund or a dispute is under way there is nothing left to request. */
function refundOptionUntil(
  until: Date,
  days: number,
  { endedAt, suspendedAt }: Purchase,
  now: Date,
): RefundOptions["withdrawal"] {
  const state = endedAt || suspendedAt ? "used" : now > until ? "over" : "open";
  // The rest of the day of purchase is added and not counted.
  const daysLeft = state === "open" ? Math.min(days, daysUntil(until, now)) : 0;
  return { state, until: until.toISOString(), daysLeft };
}

/** Rounded up: the last day still counts as one. */
export const daysUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / DAY_MS));
