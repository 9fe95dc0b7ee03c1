import type { Training } from "@app/contract/plan-training";
import { factsOf } from "@app/engine/intake/facts/facts";
import { plainAnswers } from "@app/engine/intake/testing/rows-raised";
import { REGIONS, type Region, touches } from "@app/engine/training/library/exercise";
import { findExercise, exercises as library } from "@app/engine/training/library/library";
import { trainingOf } from "@app/engine/training/programme/training";
import { trainingRequestOf } from "@app/engine/training/programme/training-request";
import { describe, expect, test } from "vitest";
import { allowedTraining } from "./allowed-training.ts";
import { withLastingSwaps } from "./find-training.ts";

const facts = factsOf(plainAnswers, { country: "BR", plan: "completo" }, "2026-11-20");
const { training } = trainingOf(trainingRequestOf(plainAnswers, facts, { level: "A", rows: [], seed: "aa" }));
const made = { training, safety: { diet: "A", training: "A", rows: [] as string[] } } as const;
const inForce = { training: "A", rowCodes: [] as string[] } as const;

const idsIn = ({ sessions, cardio }: Training): string[] => [
  ...cardio.exercises,
  ...sessions.flatMap(({ warmUp, exercises }) => [
    ...warmUp.map(({ exercise }) => exercise),
    ...exercises.flatMap(({ exercise, swaps, ladder }) => [exercise, ...swaps, ...ladder]),
  ]),
];
const touchesAny = (id: string, regions: readonly Region[]): boolean => {
  const exercise = findExercise(id);
  return !exercise || regions.some((region) => touches(exercise, region));
};

describe("the training half of a version", () => {
  test("is shown as it was made under the level and the rows that it was made under", () =>
    expect(allowedTraining(made, inForce, {})).toEqual(training));

  test.each(["B", "C", "N", "D"] as const)("is hidden when the level becomes %s", (level) =>
    expect(allowedTraining(made, { ...inForce, training: level }, {})).toBeNull(),
  );

  test("made at level B, it is shown at B and at A", () => {
    const limited = { ...made, safety: { ...made.safety, training: "B" as const } };
    for (const level of ["A", "B"] as const)
      expect(allowedTraining(limited, { ...inForce, training: level }, {})).not.toBeNull();
  });

  test.each([
    ["R34_EPILEPSIA", false],
    ["R21_GLP1", false],
    ["R23_ALERGIA_LISTADA", true],
    ["R24_REACAO_GRAVE_OU_TEXTO", true],
    ["R29_DOR_7", true],
  ])("under the new row %s it is shown: %s", (code, isShown) => {
    expect(allowedTraining(made, { ...inForce, rowCodes: [code] }, {}) !== null).toBe(isShown);
    const under = { ...made, safety: { ...made.safety, rows: [code] } };
    expect(allowedTraining(under, { ...inForce, rowCodes: [code] }, {})).not.toBeNull();
  });

  test.each(REGIONS)(
    "names no exercise that touches %s once it hurts, in plan, swaps, ladders and warm-up",
    (region) => {
      expect(idsIn(training).some((id) => touchesAny(id, [region]))).toBe(true);
      const allowed = allowedTraining(made, inForce, { [region]: 1 });
      expect(idsIn(allowed ?? training).filter((id) => touchesAny(id, [region]))).toEqual(
        allowed ? [] : expect.anything(),
      );
      for (const { exercises, short } of allowed?.sessions ?? []) {
        expect(new Set(exercises.map(({ exercise }) => exercise)).size).toBe(exercises.length);
        const ids = new Set<string>(exercises.map(({ id }) => id));
        expect(short?.parts.every(({ id }) => ids.has(id)) ?? true).toBe(true);
      }
    },
  );

  test("with a knee that hurts strongly it asks nothing of it and walks nowhere", () => {
    const walked = { ...made, training: { ...training, walks: 2 } };
    expect(allowedTraining(walked, inForce, { joelho: 1 })).toMatchObject({ walks: 2 });
    const allowed = allowedTraining(walked, inForce, { joelho: 0 });
    expect(allowed).toMatchObject({ walks: 0, cardio: { minutes: [0, 0, 0, 0], exercises: [] } });
    expect(idsIn(allowed ?? training).filter((id) => findExercise(id)?.joints.joelho !== 0)).toEqual([]);
  });

  test("keeps the place of an exercise whose first swap is allowed, and leaves one without any out", () => {
    const [session] = training.sessions;
    const [planned] = session?.exercises ?? [];
    const [knee, otherKnee] = library.filter((exercise) => touches(exercise, "joelho")).map(({ id }) => id);
    if (!session || !planned || !knee || !otherKnee) throw new Error("the library has no exercise of the knee");
    const only = (swaps: string[]) => ({
      ...made,
      training: { ...training, sessions: [{ ...session, exercises: [{ ...planned, exercise: knee, swaps }] }] },
    });
    const swapped = allowedTraining(only([otherKnee, "fx:Plank"]), inForce, { joelho: 1 });
    expect(swapped?.sessions[0]?.exercises).toMatchObject([
      { id: planned.id, exercise: "fx:Plank", unit: "seconds", progression: "time", ladder: [], swaps: [] },
    ]);
    expect(allowedTraining(only([otherKnee]), inForce, { joelho: 1 })).toBeNull();
  });
});

describe("lasting swaps", () => {
  const [first] = training.sessions;
  const [planned] = first?.exercises ?? [];
  const takes = planned?.swaps[0] ?? "";
  const choice = { plan: 1, part: planned?.id ?? "", takes, day: null };
  const taken = (more: object) => withLastingSwaps(training, 1, [{ ...choice, ...more }]).sessions[0]?.exercises[0];

  test("take the place of their exercise", () => expect(taken({})?.exercise).toBe(takes));

  test.each([
    ["of another version", { plan: 2 }],
    ["of one day", { day: "2026-11-16" }],
    ["that the version does not offer", { takes: "fx:Nada" }],
  ])("%s change nothing", (_, more) => expect(taken(more)).toEqual(planned));
});
