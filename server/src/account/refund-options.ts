import type { RefundOptions } from "@app/contract/account";
import { withdrawalDeadline } from "../checkout/refunds/request-refund.ts";
import type { Purchase } from "../checkout/subscriptions/purchase.ts";
import type { GuaranteeDeadlines } from "../guarantee/read-deadlines.ts";
import { DAY_MS } from "../platform/time.ts";

/** Both refund options of a purchase as they stand now; null when nothing was paid. */
export function refundOptionsOf(
  purchase: Purchase,
  guaranteeUntil: GuaranteeDeadlines,
  now: Date,
): RefundOptions | null {
  const withdrawal = withdrawalDeadline(purchase);
  const guarantee = guaranteeUntil(purchase);
  if (!withdrawal || !guarantee) return null;
  const right = refundOptionUntil(withdrawal, purchase, now);
  return {
    // The rest of the day of purchase is added and not counted.
    withdrawal: { ...right, daysLeft: Math.min(purchase.withdrawalDays, right.daysLeft) },
    guarantee: refundOptionUntil(guarantee, purchase, now),
  };
}

/** While a refund or a dispute is under way there is nothing left to request. */
function refundOptionUntil(until: Date, { endedAt, suspendedAt }: Purchase, now: Date): RefundOptions["withdrawal"] {
  const state = endedAt || suspendedAt ? "used" : now > until ? "over" : "open";
  return { state, until: until.toISOString(), daysLeft: state === "open" ? daysUntil(until, now) : 0 };
}

/** Rounded up: the last day still counts as one. */
export const daysUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.ceil((at.getTime() - now.getTime()) / DAY_MS));
