import { type RefundKind, type RequestedRefund, WHOLE_REFUND } from "@app/contract/refunds";
import type { RuleSet } from "../rules/rule-set.ts";

/** Every way in which money goes back. `orphan`: a charge whose payment is gone. `dispute`: the bank takes it. */
export type RefundWay = RefundKind | "orphan" | "dispute";

export type RefundRule = {
  readonly who: "buyer" | "operator" | "system" | "bank";
  /** What has to be so before it is asked for. */
  readonly opensBy: "purchase" | "guarantee-decision" | "questionnaire" | "charge" | "cardholder";
  /** `withdrawal-days` are frozen at the purchase; `paid-days`: while days that were paid for are left. */
  readonly until: "withdrawal-days" | "guarantee-window" | "paid-days" | "always";
  /** `whole-then-days`: whole for a while, see `whole`; then the days left, by the day. */
  readonly amount: "whole" | "whole-then-days";
  /** Whole until the last day of the guarantee, where that is later. */
  readonly wholeInGuaranteeWindow?: boolean;
  /** `once-per-person`: by itself; from the second on a person answers. */
  readonly often: "each-charge" | "once-per-person";
  readonly password: boolean;
};

const ofQuestionnaire = {
  who: "buyer",
  opensBy: "questionnaire",
  until: "paid-days",
  amount: "whole-then-days",
  often: "once-per-person",
  password: true,
} as const satisfies RefundRule;

const ofCharge = {
  opensBy: "charge",
  until: "always",
  amount: "whole",
  often: "each-charge",
  password: false,
} as const;

const ways = {
  withdrawal: {
    who: "buyer",
    opensBy: "purchase",
    until: "withdrawal-days",
    amount: "whole",
    often: "each-charge",
    password: true,
  },
  guarantee: {
    who: "buyer",
    opensBy: "guarantee-decision",
    until: "guarantee-window",
    amount: "whole",
    often: "once-per-person",
    password: true,
  },
  /** Under age, and every other row that ends the service. */
  "not-served": ofQuestionnaire,
  "remote-care-declined": ofQuestionnaire,
  /** Pregnancy. */
  goodwill: { ...ofQuestionnaire, wholeInGuaranteeWindow: true },
  duplicate: { who: "system", ...ofCharge },
  "amount-mismatch": { who: "system", ...ofCharge },
  orphan: { who: "operator", ...ofCharge },
  dispute: { who: "bank", ...ofCharge, opensBy: "cardholder" },
} as const satisfies Record<RefundWay, RefundRule>;

const content = {
  ways: ways as Record<RefundWay, RefundRule>,
  /** Of `whole-then-days`. */
  whole: WHOLE_REFUND,
  /** In which a person answers what is not answered by itself. */
  personHours: 72,
  /** A member whom the guarantee lets choose may do so for these days. */
  choiceDays: 30,
  credits: {
    /** Nothing is asked for: the sweep of the promises gives them. */
    brokenPromise: { who: "system", often: "each-day-of-a-kind" as "each-promise" | "each-day-of-a-kind" },
    /** Offered with a refusal for not following, and accepted within these days. */
    freeDays: { who: "buyer", days: 30, acceptWithinDays: 30, often: "each-purchase", password: false },
  },
};

export type RefundCriteria = typeof content;

/** One table for every way to get money or days back: whatever moves or shows them reads it. */
export const refundRules: RuleSet<RefundCriteria> = {
  id: "refunds",
  version: "1",
  title: "Devoluções e créditos: quem pede, até quando, quanto, quantas vezes",
  author: "Prumo",
  sources: [
    "CDC, art. 49: seven days of withdrawal for every purchase made at a distance, without a reason",
    "The guarantee as sold: 30 days, 100 %, once for each person by itself, then a person within 72 hours",
    "Money back outside of the guarantee: whole until the first plan or for 14 days, at most 30; afterwards by the day",
    "Card networks, rules of dispute: what the bank returned is not returned twice",
  ],
  content,
};

export const refundRuleOf = (way: RefundWay): RefundRule => content.ways[way];

/** Opened by what a member answers: the amount depends on the day, and a person may have to look. */
export type OfferedRefund = Exclude<RequestedRefund, "withdrawal" | "guarantee">;
