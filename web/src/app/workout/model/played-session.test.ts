import type { NextTarget } from "@app/contract/workouts";
import { expect, test } from "vitest";
import { exampleSession } from "../testing/example-session.ts";

const target = (changes: Partial<NextTarget>): NextTarget => ({
  part: "A.4",
  exercise: "fx:Goblet_Squat",
  sets: 3,
  kg: 12,
  target: [8, 12],
  reserve: 2,
  reason: { code: "load.up", values: {} },
  ...changes,
});
const partOf = (session: ReturnType<typeof exampleSession>, part: string) =>
  session.exercises.find((one) => one.part === part);

test("without a progression the week of the block says sets and reserve, and the load is chosen", () => {
  expect(partOf(exampleSession(), "A.4")).toMatchObject({ sets: 2, kg: null, target: [8, 12], reserve: 3 });
  expect(partOf(exampleSession({ week: 1 }), "A.4")?.reserve).toBe(4);
});

test("the next target says exercise, sets, load and range", () => {
  const next = [target({}), target({ part: "A.1", exercise: "fx:Bodyweight_Squat", kg: null })];
  const session = exampleSession({ next });
  expect(partOf(session, "A.4")).toMatchObject({ sets: 3, kg: 12, reserve: 2 });
  expect(partOf(session, "A.1")).toMatchObject({ exercise: "fx:Bodyweight_Squat", planned: null });
});

test("a swap of the member goes before the next target, whose load is of another exercise", () => {
  const session = exampleSession({ next: [target({})], swaps: { "A.4": "own:goblet-assento" } });
  expect(partOf(session, "A.4")).toMatchObject({
    exercise: "own:goblet-assento",
    planned: "fx:Goblet_Squat",
    kg: null,
    sets: 3,
  });
});

test("a swap that is held is counted in seconds", () => {
  const session = exampleSession({ swaps: { "A.1": "own:isometria-parede" } });
  expect(partOf(session, "A.1")).toMatchObject({ unit: "seconds", target: [20, 30] });
});
