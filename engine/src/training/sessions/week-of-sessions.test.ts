import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../promises/local-time.ts";
import { todaysSession, weekOfSessions } from "./week-of-sessions.ts";

const MONDAY = "2026-11-09";
const TUESDAY = "2026-11-10";
const THURSDAY = "2026-11-12";
const SUNDAY = "2026-11-15";

const planWith = (count: number) => ({
  training: { sessions: Array.from({ length: count }, (_, index) => ({ id: String.fromCharCode(65 + index) })) },
});
const done = (...workouts: [session: string, day: string][]) => ({
  done: workouts.map(([session, day]) => ({ session, day })),
});
const lines = (count: number, workouts: Parameters<typeof weekOfSessions>[1], day: string) =>
  weekOfSessions(planWith(count), workouts, day).map(
    ({ id, day: on, isDone }) => `${id} ${on.slice(5)}${isDone ? " feito" : ""}`,
  );

test.each([
  [2, ["A 11-12", "B 11-15"]],
  [3, ["A 11-12", "B 11-14", "C 11-16"]],
  [4, ["A 11-12", "B 11-13", "C 11-15", "D 11-17"]],
  [6, ["A 11-12", "B 11-13", "C 11-14", "D 11-15", "E 11-16", "F 11-17"]],
])("before the first workout, %i sessions begin today and are spread over seven days", (count, expected) => {
  expect(lines(count, done(), THURSDAY)).toEqual(expected);
});

test.each<[string, [string, string][], string, string[]]>([
  ["what was done stands first", [["A", MONDAY]], THURSDAY, ["A 11-09 feito", "B 11-12", "C 11-14"]],
  ["the day after one is for rest", [["A", MONDAY]], TUESDAY, ["A 11-09 feito", "B 11-11", "C 11-13"]],
  ["a session of today is not repeated today", [["A", THURSDAY]], THURSDAY, ["A 11-12 feito", "B 11-14", "C 11-16"]],
  ["the turn goes on after the one of last week", [["B", "2026-11-05"]], MONDAY, ["C 11-09", "A 11-11", "B 11-13"]],
  [
    "with all done, the next is of next week",
    [
      ["C", THURSDAY],
      ["B", TUESDAY],
      ["A", MONDAY],
    ],
    THURSDAY,
    ["A 11-09 feito", "B 11-10 feito", "C 11-12 feito", "A 11-16"],
  ],
  [
    "a session that the plan no longer has counts for nothing",
    [["F", TUESDAY]],
    THURSDAY,
    ["A 11-12", "B 11-14", "C 11-16"],
  ],
  [
    "done on Saturday, the next waits until Monday",
    [["C", "2026-11-14"]],
    SUNDAY,
    ["C 11-14 feito", "A 11-16", "B 11-18"],
  ],
])("%s", (_, workouts, day, expected) => {
  expect(lines(3, done(...workouts), day)).toEqual(expected);
});

test.each<[string, number[], [string, string][], string, string[]]>([
  ["on the days that were chosen", [0, 2, 4], [], MONDAY, ["A 11-09", "B 11-11", "C 11-13"]],
  ["from the next of them on", [0, 2, 4], [["A", MONDAY]], TUESDAY, ["A 11-09 feito", "B 11-11", "C 11-13"]],
  ["never on a Sunday that was not chosen", [0, 2, 4], [], SUNDAY, ["A 11-16", "B 11-18", "C 11-20"]],
  ["the most apart of more days", [0, 1, 2, 3, 4], [], MONDAY, ["A 11-09", "B 11-11", "C 11-13"]],
  [
    "side by side where they were chosen so",
    [5, 6, 0],
    [["A", "2026-11-14"]],
    SUNDAY,
    ["A 11-14 feito", "B 11-15", "C 11-16"],
  ],
  ["spread as before where too few were chosen", [1, 3], [], THURSDAY, ["A 11-12", "B 11-14", "C 11-16"]],
])("sessions come %s", (_, weekdays, workouts, day, expected) => {
  const plan = { training: { ...planWith(3).training, weekdays } };
  const shown = weekOfSessions(plan, done(...workouts), day);
  expect(shown.map((one) => `${one.id} ${one.day.slice(5)}${one.isDone ? " feito" : ""}`)).toEqual(expected);
});

test("the next one is the first that is not done", () => {
  expect(todaysSession(planWith(3), done(["A", THURSDAY]), THURSDAY)).toEqual({ id: "B", day: "2026-11-14" });
  expect(todaysSession(planWith(3), done(), THURSDAY)).toEqual({ id: "A", day: THURSDAY });
  expect(todaysSession({ training: null }, done(), THURSDAY)).toBeNull();
});

test("a member who trains on these days does every session, one a day, as often as the plan says", () => {
  assert(
    property(integer({ min: 1, max: 6 }), integer({ min: 0, max: 6 }), (count, start) => {
      const plan = planWith(count);
      const workouts: { session: string; day: string }[] = [];
      for (let passed = start; passed < start + 28; passed++) {
        const day = addDays(MONDAY, passed);
        const next = todaysSession(plan, { done: workouts }, day);
        expect(next?.day && next.day >= day).toBe(true);
        if (next?.day === day) workouts.push({ session: next.id, day });
      }
      expect(new Set(workouts.map(({ day }) => day)).size).toBe(workouts.length);
      expect(workouts.map(({ session }) => session.charCodeAt(0) - 65)).toEqual(workouts.map((_, at) => at % count));
      expect(workouts.length).toBeGreaterThanOrEqual(Math.floor(count * 3.5));
      expect(workouts.length).toBeLessThanOrEqual(count * 5);
    }),
  );
});
