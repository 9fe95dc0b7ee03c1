import { WITHDRAWAL_DAYS } from "@app/contract/catalogue";
import { decide } from "../../guarantee/decide.ts";
import type { Evidence } from "../../guarantee/evidence.ts";
import { guaranteeRules, ruleVersionOf } from "../../guarantee/guarantee-rules.ts";
import { requestWindow } from "../../guarantee/request-window.ts";
import { signRules, signVersionOf } from "../../guarantee/sign-rules.ts";
import { daysToCredit } from "../../promises/credited-days.ts";
import { refusalOf } from "../charge-standing.ts";
import { offeredRefund } from "../refund-due.ts";
import { refundRuleOf } from "../refund-rules.ts";
import type { Account, Act, Facts, Kind, Purchase } from "./person-facts.ts";

/** What an act gives: money now, a person's look at an amount, or nothing. */
export type Given = { cents: number; review: number; days: number };
export const NOTHING: Given = { cents: 0, review: 0, days: 0 };

/** What the rules answer, put together as the server does. */
export function byRules(facts: Facts, act: Act): Given {
  if (act.do === "wait") return NOTHING;
  const account = facts.accounts[act.account];
  if (act.do === "break-promise") return { ...NOTHING, days: credited(account, facts.today, act.days) };
  const { purchase } = account;
  if (!purchase) return NOTHING;
  if (act.do === "team") {
    const isReturned = act.grants && purchase.review && !refusalOf(purchase.money);
    return { ...NOTHING, cents: isReturned ? (purchase.review?.cents ?? 0) : 0 };
  }
  if (refusalOf(purchase.money)) return NOTHING;
  if (act.do === "withdraw") {
    const { until, amount } = refundRuleOf("withdrawal");
    const isInTime = until === "withdrawal-days" && facts.today - purchase.boughtOn <= WITHDRAWAL_DAYS;
    return { ...NOTHING, cents: isInTime && amount === "whole" ? purchase.cents : 0 };
  }
  if (purchase.review) return NOTHING;
  if (act.do === "claim") return claimed(facts, account, purchase);
  if (act.do === "ask" && facts.today - purchase.boughtOn < purchase.days)
    return offered(facts, account, purchase, act.kind);
  return NOTHING;
}

const firstDay = ({ shownOn }: Account, { boughtOn }: Purchase): number => Math.max(boughtOn, shownOn ?? boughtOn);
const pausesOf = (purchase: Purchase, first: number) =>
  purchase.pauses.map(({ from, to }) => ({ from: from - first + 1, to: to - first + 1 }));

function claimed(facts: Facts, account: Account, purchase: Purchase): Given {
  const { decision } = decide(evidenceOf(facts, account, purchase), guaranteeRules);
  if (decision === "granted") return { ...NOTHING, cents: purchase.cents };
  if (decision === "human") return { ...NOTHING, review: purchase.cents };
  // She takes the money at once.
  return decision === "choice" ? offered(facts, account, purchase, "goodwill") : NOTHING;
}

function offered({ today, hadOffered }: Facts, account: Account, purchase: Purchase, kind: Kind): Given {
  const { boughtOn, cents, days } = purchase;
  const first = firstDay(account, purchase);
  const { lastDay } = requestWindow(pausesOf(purchase, first), guaranteeRules.content);
  const { shownOn, closedOn, changedOn } = account;
  const answer = offeredRefund(kind, {
    today: today - boughtOn,
    amountCents: cents,
    planShownOn: shownOn === null ? null : Math.max(0, shownOn - boughtOn),
    guaranteeUntil: first - boughtOn + lastDay - 1,
    paidDays: days,
    usedDays: today - boughtOn,
    wasReturned: hadOffered,
    changedIdentity: closedOn !== null && changedOn !== null && changedOn > closedOn,
  });
  if (answer.outcome === "over") return NOTHING;
  const { amountCents } = answer;
  return answer.outcome === "person" ? { ...NOTHING, review: amountCents } : { ...NOTHING, cents: amountCents };
}

function evidenceOf({ today, hadGuarantee }: Facts, account: Account, purchase: Purchase): Evidence {
  const first = firstDay(account, purchase);
  const requestDay = today - first + 1;
  const days = Array.from({ length: Math.max(0, requestDay) }, (_, index) => index + 1);
  const { follows, hasResult } = purchase;
  return {
    ruleVersion: ruleVersionOf(guaranteeRules),
    goal: "emagrecer",
    hidden: false,
    initialKg: 80,
    requestDay,
    anamneseDays: 0,
    diaryDays: follows ? days : [],
    sessions: { planned: 12, done: follows ? 12 : 2 },
    reviews: follows ? [1, 2, 3, 4].map((week) => ({ week, score: 50 })) : [],
    weighIns: follows ? days.map((day) => ({ day, kg: hasResult ? 80 - day * 0.2 : 80 })) : [],
    waist: [],
    lifts: [],
    pauses: pausesOf(purchase, first),
    breaches: [],
    definitivePlan: { dueDay: 6, publishedDay: purchase.isPlanLate ? 8 : 5 },
    humanFirst: null,
    ...(account.pregnantOn !== null && { pregnantOnDay: account.pregnantOn - first + 1 }),
    signs: { ruleVersion: signVersionOf(signRules), dispute: purchase.dispute, writtenBefore: [], receivedAtOnce: [] },
    ...(hadGuarantee && { earlierGuarantee: true }),
  };
}

const credited = ({ broken }: Account, today: number, days: number): number =>
  daysToCredit({
    owed: days,
    spans: [...broken, { firstDay: today, days }],
    givenToOthers: broken.reduce((sum, one) => sum + one.credited, 0),
  });
