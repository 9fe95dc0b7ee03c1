import { expect, test } from "vitest";
import { amountIn, gramsAmount, nextCount, type Portion, stepAmount } from "./amounts.ts";

const ladle: Portion = { unit: "co", words: { one: "concha", many: "conchas" }, grams: 140, low: 105, high: 175 };
const spoon: Portion = { unit: "cs", words: { one: "colher", many: "colheres" }, grams: 25, low: 18.8, high: 31.3 };
const gram: Portion = { unit: null, words: { one: "grama", many: "gramas" }, grams: 1, low: 1, high: 1 };
const portions = [ladle, spoon, gram];

test.each([
  [1, 1, 1.5],
  [1.5, 1, 2],
  [2, 1, 3],
  [3, -1, 2],
  [2, -1, 1.5],
  [0.5, -1, null],
  [99, 1, 99],
] as const)("from %d a step of %d is %s: halves of small counts only", (count, direction, next) => {
  expect(nextCount(count, direction)).toBe(next);
});

test("a step keeps the measure, takes its range, and is no longer assumed", () => {
  const assumed = { ...amountIn(ladle, 2), low: 70, high: 420, isAssumed: true };
  expect(stepAmount(assumed, portions, 1)).toEqual({
    grams: 420,
    low: 315,
    high: 525,
    unit: "co",
    count: 3,
    isAssumed: false,
  });
});

test.each([
  [90, 1, 100],
  [100, 1, 125],
  [125, -1, 100],
  [100, -1, 90],
  [87, 1, 90],
  [10, -1, null],
] as const)("%d grams and a step of %d are %s", (grams, direction, next) => {
  expect(stepAmount(gramsAmount(grams), portions, direction)?.grams ?? null).toBe(next);
});

test("nothing is more than an entry may hold", () => {
  const most = amountIn(ladle, 21);
  expect(stepAmount(most, portions, 1)).toBe(most);
  expect(amountIn(ladle, 20).high).toBe(3_000);
});
