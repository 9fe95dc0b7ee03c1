import { FoodEntry } from "@app/contract/diary";
import { proposedEntryIds } from "@app/engine/assistant/proposed-entry-ids";
import { expect, test } from "vitest";
import { acceptMeal, isAccepted, type ProposedMeal, sentenceOf, slotOf, withdrawMeal } from "./proposed-meal.ts";

const meal: ProposedMeal = {
  kind: "log",
  day: "2026-11-19",
  meal: "café da manhã",
  foods: [
    {
      food: "own:cuscuz-de-milho",
      name: "Cuscuz de milho",
      unit: "pedaco",
      count: 1,
      measure: "1 pedaço",
      grams: 135,
      gramsBetween: [100, 170],
      kcal: 153,
    },
    {
      food: "taco:488",
      name: "Ovo cozido",
      unit: null,
      count: null,
      measure: "45 g",
      grams: 45,
      gramsBetween: null,
      kcal: 66,
    },
  ],
  kcal: 219,
};
const proposal = { answerId: "019aa000-0000-7000-8000-000000000002", index: 0 };
const accepted = { proposal, meal, at: "2026-11-19T13:17:00Z", records: { ownFoods: [] } };

test("a meal enters the diary as if its sentence had been typed there", () => {
  const edits = acceptMeal(accepted);
  expect(edits.map(({ kind, op }) => [kind, op])).toEqual([
    ["food", "put"],
    ["food", "put"],
  ]);
  expect(FoodEntry.parse(edits[0]?.fields)).toMatchObject({
    place: { day: "2026-11-19", meal: "cafe" },
    food: { ref: "own:cuscuz-de-milho", per100: null },
    amount: { grams: 135, low: 100, high: 170, unit: "pedaco", count: 1, isAssumed: true },
    source: { from: "sentence", part: null },
  });
  expect(FoodEntry.parse(edits[1]?.fields).amount).toMatchObject({ low: 45, high: 45, isAssumed: false });
});

test("at another attempt, and on another device, it is the same records", () => {
  expect(acceptMeal(accepted)).toEqual(acceptMeal(accepted));
  expect(new Set(proposedEntryIds(proposal, meal)).size).toBe(2);
  expect(proposedEntryIds({ ...proposal, index: 1 }, meal)).not.toEqual(proposedEntryIds(proposal, meal));
  expect(withdrawMeal(proposal, meal).map(({ id }) => id)).toEqual(proposedEntryIds(proposal, meal));
});

test("it is seen in the diary, wherever it was accepted", () => {
  const [edit] = acceptMeal(accepted);
  const entry = { ...FoodEntry.parse(edit?.fields), id: edit?.id ?? "" };
  expect(isAccepted({ entries: new Map([[meal.day, [entry]]]) }, proposal, meal)).toBe(true);
  expect(isAccepted({ entries: new Map() }, proposal, meal)).toBe(false);
});

test.each([
  ["almoco", "almoco"],
  ["Almoço", "almoco"],
  ["café da manhã", "cafe"],
  ["café", "cafe"],
  ["lanche da tarde", "lanche-tarde"],
  ["ceia", "ceia"],
  ["petisco", "lanche-tarde"],
])("%s is the meal %s", (said, slot) => {
  expect(slotOf(said)).toBe(slot);
});

test("the diary's field gets the foods in words", () => {
  expect(sentenceOf(meal)).toBe("1 pedaço de cuscuz de milho, 45 g de ovo cozido");
});
