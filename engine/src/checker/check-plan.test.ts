import { describe, expect, test } from "vitest";
import { personWith } from "../intake/testing/rows-raised.ts";
import { makePlan } from "../plans/make-plan.ts";
import { type CheckedPerson, checkPlan, checkText } from "./check-plan.ts";

const personOf = (change: Parameters<typeof personWith>[0]): CheckedPerson => {
  const [answers, context, today] = personWith(change);
  return { answers, context, today };
};
const plain = personOf({});
const plan = makePlan(plain, "engine");
const codesFor = (change: Parameters<typeof personWith>[0], checked = plan): string[] => [
  ...new Set(checkPlan(checked, personOf(change)).map(({ code }) => code)),
];

describe("a plan made for somebody else", () => {
  test.each<[string, Parameters<typeof personWith>[0], string]>([
    ["a ticked allergen", { s12: { items: ["ovo"], other: "", severe: false } }, "excluded-food"],
    ["coeliac disease", { s9: { marked: ["doenca-celiaca"] } }, "excluded-food"],
    ["coeliac disease that was typed", { s4: { yes: true, name: "sou celíaca" } }, "excluded-food"],
    ["a typed allergy", { s12: { items: [], other: "Bananas", severe: false } }, "excluded-food"],
    ["a way of eating", { f1: "vegano" }, "excluded-food"],
    ["a dislike", { f2: ["arroz"] }, "excluded-food"],
    ["words of the steps", { s12: { items: ["castanhas"], other: "", severe: false } }, "excluded-word"],
    ["pain", { m7: [{ region: "joelho", pain: 8 }] }, "loaded-joint"],
  ])("%s", (_what, change, code) => expect(codesFor(change)).toContain(code));
});

test("what a professional typed is a warning with the word", () => {
  if (plan.diet?.method !== "foods") throw new Error("no menu");
  const [first = expect.unreachable(), ...days] = plan.diet.days;
  const [meal = expect.unreachable(), ...meals] = first.meals;
  const noted = { ...first, meals: [{ ...meal, note: "Um pouco de tahine por cima." }, ...meals] };
  const person = personOf({ s12: { items: ["gergelim"], other: "", severe: false } });
  const found = checkPlan({ ...plan, diet: { ...plan.diet, days: [noted, ...days] } }, person);
  expect(found).toContainEqual({
    code: "warning:excluded-word",
    where: `diet.${meal.id}`,
    text: expect.stringContaining("tahine"),
  });
});

test("a text alone: foods, exercises and figures", () => {
  const person = personOf({
    p1: "esconder-tudo",
    s12: { items: ["leite-proteina"], other: "", severe: false },
    m7: [{ region: "ombro", pain: 5 }],
  });
  const text = "Bata com leite.\nCírculos com os braços.\nSão 300 kcal.\nSem leite, nem queijo.";
  expect(checkText(text, person).map(({ code, where }) => [code, where])).toEqual([
    ["excluded-word", "linha 1"],
    ["loaded-joint", "linha 2"],
    ["figure-shown", "linha 3"],
  ]);
});

test("an override allows a food, and never what is final", () => {
  const overrides = [{ food: "taco:3", reason: "come bem", by: "nutricionista", at: "2026-11-20" }];
  const dislike = { ...personOf({ f2: ["arroz"] }), overrides };
  expect(checkPlan(plan, dislike).some(({ text }) => text.startsWith("arroz branco"))).toBe(false);
});
