import * as fc from "fast-check";
import { expect, test } from "vitest";
import { catalogue } from "../catalogue/catalogue.ts";
import { eatenFigures, sumEaten } from "./eaten-figures.ts";

const beans = { ref: "taco:561", per100: null };
const amountOf = (grams: number) => ({ grams, low: grams * 0.75, high: grams * 1.25 });

test("two ladles of beans have the energy of the food table", () => {
  expect(eatenFigures(beans, amountOf(280))).toMatchObject({ kcal: 2128, lowKcal: 1596, highKcal: 2660 });
});

test("an own food brings its figures, and a food without any has none", () => {
  const per100 = { kcal: 250, protein: null, fat: 10, carb: 30, fibre: 0 };
  const ref = "mine:0199a8d2-0000-7000-8000-000000000001";
  expect(eatenFigures({ ref, per100 }, amountOf(50))).toMatchObject({ kcal: 1250, protein: null, fibre: 0 });
  expect(eatenFigures({ ref, per100: null }, amountOf(50))).toBeUndefined();
});

test("what has no data is left out of the sum and counted", () => {
  const full = { kcal: 1000, lowKcal: 900, highKcal: 1100, protein: 50, fat: 20, carb: 10, fibre: 5 };
  const totals = sumEaten([full, { ...full, fibre: null }, { ...full, kcal: null, lowKcal: null, highKcal: null }]);
  expect(totals).toMatchObject({ entries: 3, kcal: 200, lowKcal: 180, fibre: 1 });
  expect(totals.missing).toEqual({ kcal: 1, protein: 0, fat: 0, carb: 0, fibre: 1 });
});

test("a sum does not depend on the order of its entries", () => {
  const entry = fc.record({ food: fc.constantFrom(...catalogue.foods), grams: fc.integer({ min: 0, max: 3_000 }) });
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), (entries) => {
      const figures = entries.flatMap(
        ({ food, grams }) => eatenFigures({ ref: food.id, per100: null }, amountOf(grams)) ?? [],
      );
      expect(sumEaten([...figures].reverse())).toEqual(sumEaten(figures));
    }),
  );
});
