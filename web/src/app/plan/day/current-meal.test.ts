import { expect, test } from "vitest";
import { currentMeal, mealToOpen } from "./current-meal.ts";

const meals = (eaten: readonly number[] = []) =>
  ["07:10", "12:30", "20:00"].map((time, index) => ({
    time,
    eatenAt: eaten.includes(index) ? "2026-11-12T15:00:00.000Z" : null,
  }));
const at = (hour: number, minute = 0) => new Date(2026, 10, 12, hour, minute);

test.each([
  ["before breakfast", at(6), [], "07:10"],
  ["90 minutes after breakfast", at(8, 40), [], "07:10"],
  ["a minute later", at(8, 41), [], "12:30"],
  ["after an early lunch", at(11), [1], "20:00"],
  ["late in the evening", at(22), [], undefined],
  ["when all is eaten", at(6), [0, 1, 2], undefined],
])("the current meal %s", (_, now, eaten, time) => {
  expect(currentMeal(meals(eaten), now)?.time).toBe(time);
});

test("another day, and the end of today, open with the first meal that was not eaten", () => {
  expect(mealToOpen(meals(), null)?.time).toBe("07:10");
  expect(mealToOpen(meals([0]), at(23))?.time).toBe("12:30");
  expect(mealToOpen(meals([0, 1, 2]), at(23))?.time).toBe("20:00");
  expect(mealToOpen([], at(12))).toBeUndefined();
});
