import { GUARANTEE_FREE_DAYS } from "@app/contract/guarantee";
import { REFUND_KINDS } from "@app/contract/refunds";
import { describe, expect, test } from "vitest";
import { guaranteeRules } from "../guarantee/guarantee-rules.ts";
import { promiseRules } from "../promises/promise-kinds.ts";
import { type OfferedFacts, offeredRefund, wholeUntil } from "./refund-due.ts";
import { type OfferedRefund, type RefundWay, refundRules } from "./refund-rules.ts";

const YEAR_CENTS = 2_399_88;
const onDay = (today: number, more: Partial<OfferedFacts> = {}): OfferedFacts => ({
  today,
  usedDays: today,
  amountCents: YEAR_CENTS,
  paidDays: 365,
  planShownOn: 1,
  guaranteeUntil: 45,
  wasReturned: false,
  changedIdentity: false,
  ...more,
});
const returned = (amountCents: number) => ({ outcome: "returned", amountCents });

test("the table has every way, and says of each who, by what, until when, how much, how often and with a password", () => {
  const { ways } = refundRules.content;
  const said = Object.entries(ways).map(([way, { wholeInGuaranteeWindow, ...rule }]) => [
    way as RefundWay,
    ...Object.values(rule),
    ...(wholeInGuaranteeWindow ? ["in the guarantee's window"] : []),
  ]);
  expect(said).toEqual([
    ["withdrawal", "buyer", "purchase", "withdrawal-days", "whole", "each-charge", true],
    ["guarantee", "buyer", "guarantee-decision", "guarantee-window", "whole", "once-per-person", true],
    ["not-served", "buyer", "questionnaire", "paid-days", "whole-then-days", "once-per-person", true],
    ["remote-care-declined", "buyer", "questionnaire", "paid-days", "whole-then-days", "once-per-person", true],
    [
      "goodwill",
      "buyer",
      "questionnaire",
      "paid-days",
      "whole-then-days",
      "once-per-person",
      true,
      "in the guarantee's window",
    ],
    ["duplicate", "system", "charge", "always", "whole", "each-charge", false],
    ["amount-mismatch", "system", "charge", "always", "whole", "each-charge", false],
    ["orphan", "operator", "charge", "always", "whole", "each-charge", false],
    ["dispute", "bank", "cardholder", "always", "whole", "each-charge", false],
  ]);
  expect(Object.keys(ways)).toEqual(expect.arrayContaining([...REFUND_KINDS]));
});

test("a member who asks is asked for the password, and a withdrawal is never counted", () => {
  for (const { who, password } of Object.values(refundRules.content.ways)) expect(password).toBe(who === "buyer");
  expect(refundRules.content.ways.withdrawal).toMatchObject({ opensBy: "purchase", often: "each-charge" });
});

test("a person answers within the hours that the ledger promises", () => {
  const { personHours } = refundRules.content;
  expect(promiseRules.content.kinds["guarantee-review"]).toMatchObject({ length: personHours * 3_600_000 });
  expect(guaranteeRules.content.humanWithinHours).toBe(personHours);
});

test("free days are as many as pages say", () =>
  expect(refundRules.content.credits.freeDays.days).toBe(GUARANTEE_FREE_DAYS));

describe("the last day of the whole amount", () => {
  test.for<[planShownOn: number | null, day: number]>([
    [0, 14],
    [1, 14],
    [14, 14],
    [15, 15],
    [29, 29],
    [30, 30],
    [31, 30],
    [200, 30],
    [null, 30],
  ])("is, with a first plan on day %s, day %s", ([planShownOn, day]) => {
    expect(wholeUntil("not-served", { planShownOn, guaranteeUntil: 45 })).toBe(day);
    expect(wholeUntil("remote-care-declined", { planShownOn, guaranteeUntil: 120 })).toBe(day);
  });

  test.for<[guaranteeUntil: number | null, day: number]>([
    [null, 14],
    [10, 14],
    [45, 45],
    [120, 120],
  ])("is, for a pregnancy with a guarantee until day %s, day %s", ([guaranteeUntil, day]) =>
    expect(wholeUntil("goodwill", { planShownOn: 1, guaranteeUntil })).toBe(day),
  );
});

describe("what the questionnaire returns", () => {
  test.for<[OfferedRefund, facts: OfferedFacts, cents: number]>([
    ["not-served", onDay(0), YEAR_CENTS],
    ["not-served", onDay(14), YEAR_CENTS],
    ["not-served", onDay(15), Math.ceil((YEAR_CENTS * 350) / 365)],
    ["not-served", onDay(30, { planShownOn: null }), YEAR_CENTS],
    ["not-served", onDay(31, { planShownOn: null }), Math.ceil((YEAR_CENTS * 334) / 365)],
    ["remote-care-declined", onDay(360), Math.ceil((YEAR_CENTS * 5) / 365)],
    ["remote-care-declined", onDay(364), Math.ceil(YEAR_CENTS / 365)],
    ["goodwill", onDay(45), YEAR_CENTS],
    ["goodwill", onDay(46), Math.ceil((YEAR_CENTS * 319) / 365)],
    // A purchase that has not begun.
    ["not-served", onDay(40, { usedDays: -20 }), YEAR_CENTS],
    // A plan of thirty days that is over, inside of the guarantee's window.
    ["goodwill", onDay(40, { paidDays: 30, amountCents: 197_00 }), 197_00],
  ])("%s, %o: %s", ([kind, facts, cents]) => expect(offeredRefund(kind, facts)).toEqual(returned(cents)));

  test("is nothing once the days that were paid for are over", () => {
    expect(offeredRefund("not-served", onDay(365))).toEqual({ outcome: "over" });
    expect(offeredRefund("goodwill", onDay(46, { paidDays: 30 }))).toEqual({ outcome: "over" });
  });

  test.for<[why: string, more: Partial<OfferedFacts>]>([
    ["had it before", { wasReturned: true }],
    ["changed who they are after the questionnaire was closed", { changedIdentity: true }],
  ])("waits for a person, with the amount of the day, where the member %s", ([, more]) => {
    expect(offeredRefund("not-served", onDay(3, more))).toEqual({ outcome: "person", amountCents: YEAR_CENTS });
    expect(offeredRefund("goodwill", onDay(400, more))).toEqual({ outcome: "over" });
  });
});
