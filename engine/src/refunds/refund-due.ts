import { type OfferedRefund, type RefundCriteria, refundRules } from "./refund-rules.ts";

/** Days are counted from the purchase, which is day 0, in the zone of the service; the last day of a span counts whole. */
export type OfferedFacts = {
  readonly today: number;
  readonly amountCents: number;
  /** Of an earlier purchase's plan: 0. Null: none was shown. */
  readonly planShownOn: number | null;
  /** The last on which the guarantee may be asked for; null: there is none. */
  readonly guaranteeUntil: number | null;
  /** Days that were bought, and those of them that have passed: the one that runs is not over. */
  readonly paidDays: number;
  readonly usedDays: number;
  /** The same person was answered by itself before, for whichever reason that the questionnaire gives. */
  readonly wasReturned: boolean;
  /** A birth date or a sex was changed after the questionnaire was closed. */
  readonly changedIdentity: boolean;
};

export type OfferedAnswer =
  | { readonly outcome: "over" }
  | {
      /** `person`: answered within the rules' hours. */
      readonly outcome: "returned" | "person";
      readonly amountCents: number;
    };

/** What a refund that the questionnaire opens returns on a day, and who answers. Nothing is left after the days that were paid for. */
export function offeredRefund(kind: OfferedRefund, facts: OfferedFacts, { content } = refundRules): OfferedAnswer {
  const amountCents = amountOf(kind, facts, content);
  if (amountCents === 0) return { outcome: "over" };
  const isSecond = content.ways[kind].often === "once-per-person" && facts.wasReturned;
  return { outcome: isSecond || facts.changedIdentity ? "person" : "returned", amountCents };
}

/** The last day of the whole amount. */
export function wholeUntil(
  kind: OfferedRefund,
  { planShownOn, guaranteeUntil }: Pick<OfferedFacts, "planShownOn" | "guaranteeUntil">,
  { ways, whole }: RefundCriteria = refundRules.content,
): number {
  const byPlan = Math.min(Math.max(whole.days, planShownOn ?? whole.lastDay), whole.lastDay);
  return ways[kind].wholeInGuaranteeWindow ? Math.max(byPlan, guaranteeUntil ?? 0) : byPlan;
}

/** A part of a centavo is the member's. While the whole is owed it does not matter how many days are left. */
function amountOf(kind: OfferedRefund, facts: OfferedFacts, rules: RefundCriteria): number {
  const { today, amountCents, paidDays, usedDays } = facts;
  if (rules.ways[kind].amount === "whole" || today <= wholeUntil(kind, facts, rules)) return amountCents;
  const daysLeft = Math.min(paidDays, Math.max(0, paidDays - usedDays));
  return Math.ceil((amountCents * daysLeft) / paidDays);
}
