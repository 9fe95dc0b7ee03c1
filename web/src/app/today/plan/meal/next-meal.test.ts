import { expect, test } from "vitest";
import { minutesOf } from "../clock.ts";
import { mealStates, nextMeal } from "./next-meal.ts";

const meals = ["07:10", "10:00", "12:30", "16:00", "20:00"].map((time) => ({ id: time, time }));

test.each([
  { at: "00:10", logged: [], next: "07:10" },
  { at: "07:10", logged: [], next: "07:10" },
  // The first meal is the next one until its hour and 90 minutes, or until it is logged.
  { at: "08:39", logged: [], next: "07:10" },
  { at: "08:40", logged: [], next: "10:00" },
  { at: "07:15", logged: ["07:10"], next: "10:00" },
  { at: "11:29", logged: ["07:10"], next: "10:00" },
  { at: "11:30", logged: ["07:10"], next: "12:30" },
  { at: "11:40", logged: ["07:10", "10:00"], next: "12:30" },
  { at: "12:52", logged: ["07:10", "10:00", "12:30"], next: "16:00" },
  // A later meal that was logged leaves the earlier ones behind.
  { at: "12:52", logged: ["12:30"], next: "16:00" },
  // The last meal stays the next one until the evening.
  { at: "20:29", logged: [], next: "20:00" },
  { at: "20:30", logged: [], next: null },
  { at: "20:15", logged: ["20:00"], next: null },
  { at: "23:59", logged: [], next: null },
])("at $at, with $logged logged, the next meal is $next", ({ at, logged, next }) => {
  expect(nextMeal(meals, new Set(logged), minutesOf(at))?.time ?? null).toBe(next);
});

test.each([
  { last: "18:30", at: "20:29", next: "18:30" },
  { last: "18:30", at: "20:30", next: null },
  { last: "21:30", at: "21:59", next: "21:30" },
  { last: "21:30", at: "22:00", next: null },
])("with the last meal at $last, at $at the next one is $next", ({ last, at, next }) => {
  expect(nextMeal([{ id: "only", time: last }], new Set(), minutesOf(at))?.time ?? null).toBe(next);
});

test("a day without meals has no next one", () => {
  expect(nextMeal([], new Set(), 600)).toBeNull();
});

test.each([
  { at: "07:00", logged: [], states: ["next", "later", "later", "later", "later"] },
  { at: "11:40", logged: ["07:10"], states: ["eaten", "missed", "next", "later", "later"] },
  { at: "21:10", logged: ["07:10", "12:30"], states: ["eaten", "missed", "eaten", "missed", "missed"] },
])("at $at the meals of the day are $states", ({ at, logged, states }) => {
  expect(mealStates(meals, new Set(logged), minutesOf(at))).toEqual(states);
});

test("whatever was logged, exactly one meal is next, or it is the evening and none is still to come", () => {
  for (let minute = 0; minute < 24 * 60; minute += 30)
    for (let logged = 0; logged < 2 ** meals.length; logged += 1) {
      const eaten = new Set(meals.filter((_, index) => logged & (1 << index)).map(({ id }) => id));
      const states = mealStates(meals, eaten, minute);
      const nextCount = states.filter((state) => state === "next").length;
      expect(nextCount).toBe(nextMeal(meals, eaten, minute) ? 1 : 0);
      if (nextCount === 0) expect(states).not.toContain("later");
    }
});
