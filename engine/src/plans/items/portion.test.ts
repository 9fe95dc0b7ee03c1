import { expect, test } from "vitest";
import { catalogue } from "../../nutrition/catalogue/catalogue.ts";
import { aWeek } from "../../nutrition/menus/testing/a-week.ts";
import { usualGrams } from "../../nutrition/search/portions-of.ts";
import { figuresOfDay, figuresOfMeal, meanOfWeek } from "../totals/figures.ts";
import { findPortion, mayBePlanned, startPortion } from "./portion.ts";

test("every food that may be planned starts near its usual amount, in a measure of its own", () => {
  const foods = catalogue.foods.filter(({ id }) => mayBePlanned(id));
  expect(foods.length).toBeGreaterThan(300);
  for (const { id } of foods) {
    const { unit, count, grams } = startPortion(id);
    expect(findPortion(id, unit, count)?.grams, id).toBe(grams);
    expect(Number.isInteger(count * 2) && count > 0, id).toBe(true);
    // Half a melon is the least that its measure can say.
    if (count > 0.5) expect(Math.abs(Math.log(grams / usualGrams(id).grams)), id).toBeLessThan(Math.log(2));
  }
});

test.each([
  ["taco:9999", "un", 1],
  ["taco:3", "garrafa", 1],
  ["taco:3", "cs", 0],
  ["taco:3", "cs", 31],
])("the catalogue cannot say %s in %s, %s times", (food, unit, count) => {
  expect(findPortion(food, unit, count)).toBeUndefined();
});

test("a day is the sum of its meals, a week the mean of its days", () => {
  const { days } = aWeek();
  for (const day of days) {
    const kcal = day.meals.reduce((sum, meal) => sum + figuresOfMeal(meal).kcal, 0);
    expect(figuresOfDay(day).kcal).toBe(kcal);
    expect(figuresOfDay(day).protein * 10).toBeCloseTo(Math.round(figuresOfDay(day).protein * 10), 6);
  }
  const total = days.reduce((sum, day) => sum + figuresOfDay(day).kcal, 0);
  expect(meanOfWeek(days).kcal).toBe(Math.round(total / 7));
});
