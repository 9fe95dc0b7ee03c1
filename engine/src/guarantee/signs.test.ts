import { expect, test } from "vitest";
import { parseEvidence } from "../../cli/guarantee-json.ts";
import { bundleOf, replays } from "./bundle.ts";
import { decide } from "./decide.ts";
import type { SignEvidence } from "./evidence.ts";
import { guaranteeRules } from "./guarantee-rules.ts";
import { getSignRules } from "./sign-rules.ts";
import { daysAtOnce, daysWrittenBefore, signsOf } from "./signs.ts";
import { anEvidence } from "./testing/makers.ts";

const signs = (over: Partial<SignEvidence> = {}): SignEvidence => ({
  ruleVersion: "s1",
  dispute: null,
  writtenBefore: [],
  ...over,
});
const before = (...days: [day: number, writtenOn: number][]): SignEvidence =>
  signs({ writtenBefore: days.map(([day, writtenOn]) => ({ day, writtenOn })) });

test("without a sign the answer is the one that it always was", () => {
  const evidence = anEvidence();
  expect(decide({ ...evidence, signs: signs() }, guaranteeRules)).toEqual(decide(evidence, guaranteeRules));
  expect(signsOf(evidence)).toEqual([]);
});

test.each(["open", "won", "lost"] as const)("a charge whose dispute is %s sends the request to a person", (dispute) => {
  const answer = decide(anEvidence({ signs: signs({ dispute }) }), guaranteeRules);
  expect(answer).toEqual({
    decision: "human",
    reason: "SINAIS_DE_FRAUDE",
    activeDay: 31,
    humanWithinHours: 72,
    signs: ["PAGAMENTO_CONTESTADO"],
  });
});

test("three days written two days before they came are a sign; another time zone and two mistyped dates are none", () => {
  expect(signsOf({ signs: before([10, 8], [11, 8], [12, 8]) })).toEqual(["REGISTRO_ANTES_DO_DIA"]);
  expect(signsOf({ signs: before([10, 9], [11, 10], [12, 11], [13, 12]) })).toEqual([]);
  expect(signsOf({ signs: before([10, 8], [11, 8]) })).toEqual([]);
});

test("a day counts once, however much of it was written", () => {
  const twice = before([12, 1], [10, 1], [10, 1], [10, 2]);
  expect(daysWrittenBefore(twice)).toEqual([10, 12]);
  expect(signsOf({ signs: twice })).toEqual([]);
});

test("no sign refuses, and a bundle with signs replays from its text", () => {
  const notFollowed = anEvidence({ diaryDays: [], signs: signs({ dispute: "won" }) });
  const bundle = bundleOf(notFollowed);
  expect(bundle.answer.decision).toBe("human");
  expect(replays({ ...bundle, evidence: parseEvidence(JSON.parse(JSON.stringify(bundle.evidence))) })).toBe(true);
  expect(replays({ ...bundle, evidence: { ...bundle.evidence, signs: signs() } })).toBe(false);
});

test("days count once and by a rolling hour; the rules of before look for none", () => {
  const minute = 60_000;
  const days = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ day: index + 1, receivedMs: index * minute }));
  expect(daysAtOnce([...days(10), ...days(10)], getSignRules("s2"))).toEqual([]);
  expect(daysAtOnce(days(11), getSignRules("s2"))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const apart = days(11).map(({ day }) => ({ day, receivedMs: day * 7 * minute }));
  expect(daysAtOnce(apart, getSignRules("s2"))).toEqual([]);
  expect(daysAtOnce(days(11), getSignRules("s1"))).toEqual([]);
  const receivedAtOnce = days(11).map(({ day }) => day);
  expect(signsOf({ signs: { ...signs({ ruleVersion: "s2" }), receivedAtOnce } })).toEqual(["CHEGADA_DE_UMA_VEZ"]);
  expect(signsOf({ signs: { ...signs(), receivedAtOnce } })).toEqual([]);
});

test("evidence is read by the version of the rules that it was looked at with", () => {
  expect(() => getSignRules("s0")).toThrow("s0");
});
