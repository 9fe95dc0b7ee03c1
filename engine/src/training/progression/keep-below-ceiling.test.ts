import { expect, test } from "vitest";
import { findExercise } from "../library/library.ts";
import { programmeRules } from "../programme/programme-rules.ts";
import { keepBelowCeiling } from "./keep-below-ceiling.ts";
import { aPart, aTraining } from "./testing/makers.ts";

const { ceiling } = programmeRules.content.levels.iniciante;
const ask = (part: string, exercise: string, sets: number) => ({
  part,
  exercise,
  sets,
  kg: null,
  target: [8, 12] as [number, number],
  reserve: 3,
  reason: { code: "reps.keep", values: {} },
});
const training = aTraining([
  aPart("fx:Bodyweight_Squat"),
  aPart("fx:Leg_Press", { id: "A.2" }),
  aPart("fx:Butt_Lift_Bridge", { id: "A.3" }),
]);
const setsOf = (...targets: ReturnType<typeof ask>[]) =>
  keepBelowCeiling(targets, training, findExercise).map(({ sets }) => sets);

test("what is planned stays", () => {
  const planned = [ask("A.1", "fx:Bodyweight_Squat", ceiling), ask("A.2", "fx:Leg_Press", ceiling)];
  expect(setsOf(...planned)).toEqual([ceiling, ceiling]);
});

test("another exercise has fewer sets, until no muscle is above", () => {
  const quadriceps = [ask("A.1", "fx:Bodyweight_Squat", 4), ask("A.2", "fx:Leg_Press", 4)];
  expect(setsOf(...quadriceps, ask("A.3", "fx:Goblet_Squat", 3))).toEqual([4, 4, ceiling - 8]);
});

test("then what trains the same muscle has fewer, and each keeps one", () => {
  const quadriceps = [ask("A.1", "fx:Bodyweight_Squat", 6), ask("A.2", "fx:Leg_Press", 4)];
  expect(setsOf(...quadriceps, ask("A.3", "fx:Goblet_Squat", 2))).toEqual([5, 4, 1]);
});
