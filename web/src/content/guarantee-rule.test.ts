import { OFFLINE_DAYS } from "@app/contract/guarantee-terms";
import { guaranteeRules } from "@app/engine/guarantee/guarantee-rules";
import { expect, test } from "vitest";
import { summaryCopy } from "./checkout.ts";
import { claimNote } from "./claims.ts";
import { questions } from "./faq.ts";
import { followingRule, noResultRule, ruleNotes, shortRule } from "./guarantee-rule.ts";

const { content: rules } = guaranteeRules;
const figuresOf = (text: string): number[] =>
  (text.match(/\d+(?:,\d+)?/g) ?? []).map((figure) => Number(figure.replace(",", ".")));
const figuresIn = (lines: readonly { text: string }[]): number[][] => lines.map(({ text }) => figuresOf(text));

test("every figure of the rule on a page is the one that decides", () => {
  expect(figuresIn(followingRule)).toEqual([
    [rules.anamneseWithinDays],
    [rules.diaryDays, rules.windowDays, rules.mealsOfADay],
    [rules.sessionShare * 100],
    [rules.reviews, rules.reviewsOf],
    [rules.weighIns, rules.weighInWeeks, rules.waistMeasures],
  ]);
  expect(figuresIn(noResultRule)).toEqual([
    [rules.lossShare * 100, rules.waistCm],
    [rules.waistCm, rules.liftShare * 100],
    [rules.gainShare * 100, rules.liftShare * 100],
    [],
  ]);
  expect(ruleNotes.map(figuresOf)).toEqual([
    [rules.windowDays, rules.requestUntilDay, rules.restartAfterPausedDays, rules.requestUntilCalendarDay],
    [rules.waistDoubtCm],
    [],
    [],
    [rules.backDatedDays, OFFLINE_DAYS],
  ]);
  expect(figuresOf(shortRule)).toEqual([
    rules.anamneseWithinDays,
    rules.diaryDays,
    rules.sessionShare * 100,
    rules.reviews,
    rules.weighIns,
  ]);
});

test("the answer, the claim and the checkout name the version", () => {
  const named = `versão ${guaranteeRules.version}, de 19/11/2026`;
  const answer = questions.find(({ question }) => question === "E se eu não tiver resultado?")?.answer;
  for (const text of [answer, claimNote("guarantee"), summaryCopy.guaranteeRule]) expect(text).toContain(named);
  expect(answer).toContain("30 dias de garantia");
  expect(answer).toContain("devolvemos 100% do valor");
});
