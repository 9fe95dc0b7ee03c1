import { expect, test } from "vitest";
import { pastWorkout } from "../testing/example-records.ts";
import { exampleSession } from "../testing/example-session.ts";
import { lastTime } from "./last-time.ts";
import { startingValues } from "./starting-values.ts";
import type { ExerciseProgress } from "./workout-state.ts";

const goblet = (changes: Partial<ExerciseProgress> = {}): ExerciseProgress => {
  const exercise = exampleSession().exercises[3] ?? expect.unreachable();
  return { ...exercise, done: [], stop: null, ...changes };
};
const done = (number: number, count: number, kg: number | null) => ({
  workout: "w",
  part: "A.4",
  exercise: "fx:Goblet_Squat",
  number,
  count,
  kg,
  reserve: 3,
  at: "2026-11-12T21:30:00.000Z",
});
const last = (kg: number | null, counts = [11, 9]) =>
  lastTime([pastWorkout("2026-11-10", { "fx:Goblet_Squat": counts }, kg)], "fx:Goblet_Squat");

test.each([
  ["the first time: the least, and a load to choose", goblet(), 1, null, { count: 8, kg: null }],
  ["as the same set last time", goblet({ kg: 10 }), 2, last(10), { count: 9, kg: 10 }],
  ["more sets than last time: as the last of them", goblet({ kg: 10 }), 3, last(10), { count: 9, kg: 10 }],
  ["a new load begins with the least", goblet({ kg: 12 }), 1, last(10), { count: 8, kg: 12 }],
  ["the load of the set before", goblet({ kg: 12, done: [done(1, 9, 11)] }), 2, last(10), { count: 8, kg: 11 }],
  ["never outside the range", goblet({ kg: 10 }), 1, last(10, [30]), { count: 12, kg: 10 }],
] as const)("%s", (_, exercise, number, before, values) => {
  expect(startingValues(exercise, number, before)).toEqual({ ...values, reserve: null });
});

test("the last time is the newest workout that had the exercise", () => {
  const history = [
    pastWorkout("2026-11-10", { "fx:Plank": [20] }),
    pastWorkout("2026-11-07", { "fx:Goblet_Squat": [8, 7] }),
    pastWorkout("2026-11-05", { "fx:Goblet_Squat": [6, 6] }),
  ];
  expect(lastTime(history, "fx:Goblet_Squat")).toMatchObject({ day: "2026-11-07" });
  expect(lastTime(history, "own:remada-toalha")).toBeNull();
});
