import { expect, test } from "vitest";
import { catalogue, listMeasures } from "../catalogue/catalogue.ts";
import { describeEaten, describeEatenInHands, eatenName } from "./describe-eaten.ts";
import { measuredAmount, scaledAmount } from "./measured-amount.ts";

const OWN = "mine:01931a2b-0000-7000-8000-000000000001";

test.each([
  ["taco:561", { grams: 280, unit: "co", count: 2 }, "2 conchas", "2 conchas"],
  ["taco:3", { grams: 100, unit: "cs", count: 4 }, "4 colheres de sopa", "1 punho"],
  ["taco:410", { grams: 150, unit: null, count: null }, "150\u00a0g", "1 palma e meia"],
  ["taco:182", { grams: 112.5, unit: null, count: null }, "112,5\u00a0g", "1 unidade e meia"],
  [OWN, { grams: 60, unit: "fa", count: 1 }, "1 fatia", "1 fatia"],
  [OWN, { grams: 60, unit: null, count: null }, "60\u00a0g", "a sua porção"],
])("%s, %o is said as %s, and without figures as %s", (ref, amount, shown, hidden) => {
  expect(describeEaten({ ref }, amount)).toBe(shown);
  expect(describeEatenInHands({ ref }, amount)).toBe(hidden);
});

test("no food of the catalogue is said with grams where figures are hidden", () => {
  for (const { id } of catalogue.foods) {
    const said = describeEatenInHands({ ref: id }, { grams: 90, unit: null, count: null });
    expect(said, id).not.toMatch(/\d\s*g\b/);
  }
});

test("a food is named by the catalogue, one of the member's own is not", () => {
  expect(eatenName({ ref: "taco:3" })).toBe("Arroz branco");
  expect(eatenName({ ref: OWN })).toBeUndefined();
});

test("a measure has its grams and range, and stays the same measure when there is more of it", () => {
  const amount = measuredAmount("taco:561", "co", 2);
  expect(amount).toEqual({ grams: 280, low: 210, high: 350, unit: "co", count: 2, isAssumed: false });
  expect(amount && scaledAmount(amount, 0.5)).toEqual(measuredAmount("taco:561", "co", 1));
  expect(measuredAmount("taco:561", "latão", 1)).toBeUndefined();
  expect(measuredAmount(OWN, "co", 1)).toBeUndefined();
});

test("every measure of the catalogue gives an amount whose range holds it", () => {
  for (const { food, unit } of catalogue.foods.flatMap(({ id }) => listMeasures(id))) {
    const { grams = 0, low = 1, high = 0 } = measuredAmount(food, unit, 1.5) ?? {};
    expect(low <= grams && grams <= high, `${food} ${unit}`).toBe(true);
  }
});
