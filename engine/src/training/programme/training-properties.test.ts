import { Training } from "@app/contract/plan-training";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { equipmentAt } from "../library/equipment.ts";
import { MAJOR_GROUPS, type MajorGroup } from "../library/exercise.ts";
import { getExercise } from "../library/library.ts";
import { trainingReasonText } from "../words/training-reason-text.ts";
import { anyTrainingRequest } from "./testing/any-training-request.ts";
import { knownTrainingRequests } from "./testing/known-trainings.ts";
import { type Measures, measureTraining } from "./testing/measure-training.ts";
import { findTrainingFaults } from "./testing/training-faults.ts";
import { trainingOf } from "./training.ts";
import type { TrainingRequest } from "./training-request.ts";

const PROGRAMMES = 3_000;
/** `npm run prove -- training` makes 200,000. */
const TIMEOUT = 300_000;

test("programmes keep every limit", { timeout: TIMEOUT }, () => {
  fc.assert(
    fc.property(anyTrainingRequest(), (request) => {
      const made = trainingOf(request);
      const faults = findTrainingFaults(request, made);
      if (faults.length > 0) throw new Error(faults.join("\n"));
    }),
    generated(PROGRAMMES),
  );
});

/** Counts that no programme may have. */
const NEVER = [
  "body, bottles or bands outside 12 to 25",
  "under six months: more than 8 exercises in week 1",
  "60 or older, beginning: more than 12 sets in week 1",
  "trained, in a gym: a pull-up nobody asked for",
  "sessions under 85 % without the reason said",
  "a barbell without an approach set",
  "cardio minutes nobody would say",
  "kilograms outside 5 to 15, alone 10 to 15",
  "a deadlift after the trunk is tired",
];
const MOST_UNUSED = 0.05;
/** The ceiling of a level may be reached with fewer sets that reach it by halves. */
const MOST_FEWER = 0.03;

test("what a trainer would refuse at first sight is in none of them", { timeout: TIMEOUT }, () => {
  const measures: Measures = new Map();
  for (const request of fc.sample(anyTrainingRequest(), generated(2_000))) {
    measureTraining(measures, request, trainingOf(request));
  }
  expect(NEVER.filter((name) => (measures.get(name)?.hit ?? 0) > 0)).toEqual([]);
  expect(NEVER.filter((name) => (measures.get(name)?.of ?? 0) === 0)).toEqual([]);
  const { hit, of } = measures.get("sessions under 85 % that nothing caps") ?? { hit: 0, of: 0 };
  expect(of).toBeGreaterThan(0);
  expect(hit / of).toBeLessThanOrEqual(MOST_UNUSED);
});

test("a pull-up is planned with help below six, and whole from six on", () => {
  const gym: TrainingRequest = {
    ...knownTrainingRequests.gym,
    spared: {},
    level: "avancado",
    place: "academia",
    equipment: equipmentAt("academia"),
  };
  const named = (pullUps?: number) => {
    const reported = pullUps === undefined ? {} : { reported: { pullUps } };
    const { training } = trainingOf({ ...gym, ...reported });
    return training.sessions.flatMap(({ exercises }) =>
      exercises.flatMap(({ exercise, swaps }) => [exercise, ...swaps]),
    );
  };
  const whole = ["fx:Pullups", "fx:Chin-Up"];
  const some = (list: readonly string[]) => whole.some((id) => list.includes(id));
  expect([named(), named(0), named(3), named(10)].map(some)).toEqual([false, false, false, true]);
  expect(named(3)).toContain("fx:Band_Assisted_Pull-Up");
});

test("what was never comfortable is nowhere, and an emphasis gets more sets", () => {
  const { gym } = knownTrainingRequests;
  const plain = trainingOf({ ...gym, spared: {} }).training;
  const [first] = plain.sessions[0]?.exercises ?? [];
  if (!first) throw new Error("no exercise");
  const reported = { uncomfortable: [first.exercise as `fx:${string}`] };
  expect(JSON.stringify(trainingOf({ ...gym, spared: {}, reported }).training)).not.toContain(`"${first.exercise}"`);
  const armsOf = (made: typeof plain) =>
    made.sessions
      .flatMap(({ exercises }) => exercises)
      .filter(({ exercise }) => ["biceps", "triceps"].includes(getExercise(exercise as `fx:${string}`).pattern))
      .reduce((sum, { sets }) => sum + (sets.at(-1) ?? 0), 0);
  const arms = trainingOf({ ...gym, spared: {}, reported: { emphasis: ["bracos"] } }).training;
  expect(armsOf(arms)).toBeGreaterThan(armsOf(plain));
});

/** Of each group in the last week: 1 for each set of its muscles. */
const setsFor = (group: MajorGroup, { sessions }: Training): number =>
  sessions
    .flatMap(({ exercises }) => exercises)
    .filter(({ exercise }) =>
      MAJOR_GROUPS[group].muscles.some((muscle) =>
        (getExercise(exercise as `fx:${string}`).primary as readonly string[]).includes(muscle),
      ),
    )
    .reduce((sum, { sets }) => sum + (sets.at(-1) ?? 0), 0);

test("what a member wants to grow most has more sets in a gym, and seldom fewer", { timeout: TIMEOUT }, () => {
  const groups = Object.keys(MAJOR_GROUPS) as MajorGroup[];
  let [more, fewer, all] = [0, 0, 0];
  for (const made of fc.sample(fc.tuple(anyTrainingRequest(), fc.constantFrom(...groups)), generated(1_000))) {
    const [{ reported: _, ...request }, group] = made;
    const free: TrainingRequest = {
      ...request,
      isLimited: false,
      spared: {},
      cautions: [],
      place: "academia",
      equipment: equipmentAt("academia"),
    };
    const plain = setsFor(group, trainingOf(free).training);
    const wished = setsFor(group, trainingOf({ ...free, reported: { emphasis: [group] } }).training);
    all += 1;
    more += Number(wished > plain);
    fewer += Number(wished < plain);
  }
  expect(more).toBeGreaterThan(2 * fewer);
  expect(fewer / all).toBeLessThan(MOST_FEWER);
});

test("a programme fits the contract, is the same every time, and every reason is a sentence", () => {
  fc.assert(
    fc.property(anyTrainingRequest(), (request) => {
      const made = trainingOf(request);
      Training.parse(made.training);
      expect(JSON.stringify(trainingOf(request))).toBe(JSON.stringify(made));
      for (const reason of made.reasons) expect(trainingReasonText(reason)).toMatch(/^[A-Z].+[.]$/);
    }),
    generated(500),
  );
});

test("a region that is named never adds what asks much of it", () => {
  fc.assert(
    fc.property(anyTrainingRequest(), fc.constantFrom("joelho", "lombar", "ombro"), (request, region) => {
      const { training } = trainingOf({ ...request, spared: { ...request.spared, [region]: 1 } });
      const named = training.sessions.flatMap(({ exercises }) =>
        exercises.flatMap(({ exercise, swaps, ladder }) => [exercise, ...swaps, ...ladder]),
      );
      const loads = named.map((id) => getExercise(id as Parameters<typeof getExercise>[0]).joints[region]);
      expect(loads.every((load) => load < 2)).toBe(true);
    }),
    generated(500),
  );
});
