import { expect, test } from "vitest";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { sessionWithSwaps } from "../../data/training/session-with-swaps.ts";
import { offersFor, partFor } from "./exercise-part.ts";

const plan = examplePlan();
const sessionsWith = (...swaps: PlanLayer["swaps"]) =>
  ["A", "B", "C"].flatMap((id) => sessionWithSwaps(plan, { swaps }, id, "2026-11-12") ?? []);
const sessions = sessionsWith();

test.each([
  ["the part that the address names", "fx:Plank", "B.3", "B.3"],
  ["the first that has it, without an address", "fx:Plank", null, "A.5"],
  ["the part that may take it", "own:degrau-baixo", "A.1", "A.1"],
  ["not a part that has nothing to do with it", "fx:Plank", "A.1", "A.5"],
  ["none for an exercise that no session has", "fx:Hack_Squat", "A.1", undefined],
])("an exercise is looked at for %s", (_, exercise, part, found) => {
  expect(partFor(exercise, sessions, part)?.exercise.id).toBe(found);
});

test("a swapped exercise offers the planned one first, and not itself", () => {
  const [swapped] = sessionsWith({ plan: 1, part: "A.1", takes: "own:degrau-baixo", day: null });
  expect(offersFor(swapped?.exercises[0] ?? expect.unreachable())).toEqual([
    "own:agachamento-cadeira",
    "own:isometria-parede",
    "fx:Bodyweight_Squat",
  ]);
});
