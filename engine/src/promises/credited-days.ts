import { refundRules } from "../refunds/refund-rules.ts";

export type CreditedSpan = { readonly firstDay: number; readonly days: number };

type Crediting = {
  /** What one promise alone would cost. */
  readonly owed: number;
  /** All promises of its kind that cost days, this one included. */
  readonly spans: readonly CreditedSpan[];
  readonly givenToOthers: number;
};

/** Of one kind of promise each calendar day is credited once: what is left of this one's days. */
export function daysToCredit({ owed, spans, givenToOthers }: Crediting): number {
  if (refundRules.content.credits.brokenPromise.often === "each-promise") return owed;
  const days = new Set(spans.flatMap((span) => Array.from({ length: span.days }, (_, day) => span.firstDay + day)));
  return Math.max(0, Math.min(owed, days.size - givenToOthers));
}
