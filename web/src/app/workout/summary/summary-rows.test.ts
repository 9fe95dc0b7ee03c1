import { expect, test } from "vitest";
import type { ExerciseProgress } from "../model/workout-state.ts";
import { pastWorkout } from "../testing/example-records.ts";
import { exampleSession } from "../testing/example-session.ts";
import { bestImprovement, type SummaryRow, summaryRows } from "./summary-rows.ts";

const done = (part: string, exercise: string, counts: readonly number[], kg: number | null = null) =>
  counts.map((count, index) => ({
    workout: "w",
    part,
    exercise,
    number: index + 1,
    kg,
    count,
    reserve: 3,
    at: "2026-11-12T21:30:00.000Z",
  }));
const progress = (sets: readonly ReturnType<typeof done>[], swaps = {}): ExerciseProgress[] =>
  exampleSession({ swaps }).exercises.map((exercise, index) => ({ ...exercise, done: sets[index] ?? [], stop: null }));

test("after a swap both exercises stand there, and what was not begun too", () => {
  const squats = [
    ...done("A.1", "own:agachamento-cadeira", [10]),
    ...done("A.1", "own:isometria-parede", [0, 25, 20]).slice(1),
  ];
  const rows = summaryRows(
    progress([squats], { "A.1": "own:isometria-parede" }),
    () => null,
    () => "reps",
  );
  expect(rows.map(({ exercise, unit, sets }) => [exercise, unit, sets.map(({ count }) => count)]).slice(0, 3)).toEqual([
    ["own:agachamento-cadeira", "reps", [10]],
    ["own:isometria-parede", "seconds", [25, 20]],
    ["fx:Incline_Push-Up", "reps", []],
  ]);
});

const row = (counts: readonly number[], before: readonly number[], kg = 10, wasKg = 10): SummaryRow => ({
  part: "A.4",
  exercise: "fx:Goblet_Squat",
  unit: "reps",
  sets: done("A.4", "fx:Goblet_Squat", counts, kg),
  before: { day: "2026-11-10", sets: pastWorkout("2026-11-10", { "fx:Goblet_Squat": before }, wasKg).sets },
  stop: null,
});

test.each([
  ["more with the same load", [row([11, 10], [10, 9])], { before: 19, now: 21 }],
  ["the one that grew most", [row([11, 10], [10, 10]), row([10, 10], [8, 8])], { before: 16, now: 20 }],
  ["not with another load", [row([12, 12], [10, 10], 8)], null],
  ["not with another number of sets", [row([10, 10, 10], [10, 10])], null],
  ["not less", [row([9, 9], [10, 10])], null],
] as const)("the sentence is about %s", (_, rows, expected) => {
  const best = bestImprovement(rows);
  if (expected) expect(best).toMatchObject(expected);
  else expect(best).toBeNull();
});
