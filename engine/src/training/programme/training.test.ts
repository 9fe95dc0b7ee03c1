import { Training } from "@app/contract/plan-training";
import { describe, expect, test } from "vitest";
import { plainAnswers } from "../../intake/testing/rows-raised.ts";
import { equipmentAt } from "../library/equipment.ts";
import { type ExerciseId, isStrength } from "../library/exercise.ts";
import { getExercise } from "../library/library.ts";
import { trainingReasonText } from "../words/training-reason-text.ts";
import { brokenSessionRules } from "./session/session-rules.ts";
import { fortyPeople } from "./testing/forty-people.ts";
import { knownTrainingRequests as known } from "./testing/known-trainings.ts";
import { trainingOf } from "./training.ts";
import { type TrainingRequest, trainingRequestOf } from "./training-request.ts";

const codesOf = (request: TrainingRequest): string[] => trainingOf(request).reasons.map(({ code }) => code);
const bytesOf = (request: TrainingRequest): string => JSON.stringify(trainingOf(request));
const exercisesOf = ({ sessions }: Training) =>
  sessions.flatMap(({ exercises }) => exercises.map(({ exercise }) => getExercise(exercise as ExerciseId)));
const requests = Object.values(known);

describe("the same request", () => {
  test("gives the same bytes, another account another block", () => {
    for (const request of requests) expect(bytesOf(request)).toBe(bytesOf(request));
    expect(bytesOf({ ...known.home, seed: "another" })).not.toBe(bytesOf(known.home));
  });

  test("fits the contract", () => {
    for (const request of requests) expect(() => Training.parse(trainingOf(request).training)).not.toThrow();
  });
});

describe("the weekdays that a member chose", () => {
  const weekdaysFor = (m4b?: string[]) => {
    const answers = { ...plainAnswers, m4: 3, ...(m4b ? { m4b } : {}) };
    return trainingOf(trainingRequestOf(answers, {}, { level: "A", rows: [], seed: "any" })).training.weekdays;
  };

  test("stand in the block, where they are enough for its sessions", () => {
    expect(weekdaysFor(["sex", "seg", "qua"])).toEqual([0, 2, 4]);
    expect(weekdaysFor(["seg", "dom"])).toBeUndefined();
    expect(weekdaysFor()).toBeUndefined();
  });
});

describe("a block", () => {
  test("of three days at home is of the whole body, within its minutes, with walks apart", () => {
    const { training } = trainingOf(known.home);
    expect(training.sessions.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      "A corpo-todo",
      "B corpo-todo",
      "C corpo-todo",
    ]);
    expect(training).toMatchObject({ block: 1, level: "iniciante", walks: 0, reserve: [4, 4, 3, 3] });
    expect(training.cardio.minutes).toEqual([60, 65, 70, 80]);
    expect(training.cardio.exercises[0]).toBe("fx:Trail_Running_Walking");
    expect(training.equipment).not.toContain("halteres");
  });

  test("spares the knee in a gym, and grows by kilograms where there are some", () => {
    const { training } = trainingOf(known.gym);
    expect(exercisesOf(training).filter(({ joints }) => joints.joelho > 1)).toEqual([]);
    for (const { exercise, progression } of training.sessions.flatMap(({ exercises }) => exercises)) {
      const { load } = getExercise(exercise as ExerciseId);
      expect(progression).toBe({ kg: "load", corpo: "ladder", segundos: "time" }[load]);
    }
  });

  test("with a limited level is easy, short and without a load to reach, with balance from 60 on", () => {
    const { training } = trainingOf(known.limited);
    expect(training).toMatchObject({ isLimited: true, reserve: [4, 4, 4, 4], walks: 2 });
    expect(Math.max(...training.sessions.flatMap(({ minutes }) => minutes))).toBeLessThanOrEqual(31);
    const strength = exercisesOf(training).filter(isStrength);
    expect(strength.every(({ joints, level }) => joints.lombar < 2 && joints.ombro < 2 && level === "iniciante")).toBe(
      true,
    );
    expect(exercisesOf(training).some(({ pattern }) => pattern === "equilibrio")).toBe(true);
  });

  test("has a short version of about twelve minutes that names its own parts", () => {
    for (const { id, short, exercises } of trainingOf(known.home).training.sessions) {
      expect(short?.minutes).toBeGreaterThanOrEqual(9);
      expect(short?.minutes).toBeLessThanOrEqual(14);
      for (const part of short?.parts ?? []) {
        const full = exercises.find((one) => one.id === part.id);
        expect(part.id.startsWith(`${id}.`) && part.sets < (full?.sets[0] ?? 0)).toBe(true);
      }
    }
  });

  test("with a band or dumbbells never depends on the one that may be missing", () => {
    for (const minutes of [30, 45, 60] as const) {
      const { training } = trainingOf({ ...known.limited, isLimited: false, isOlder: false, minutes });
      for (const { exercise, swaps } of training.sessions.flatMap(({ exercises }) => exercises)) {
        const needed = getExercise(exercise as ExerciseId).equipment.filter((one) => /elastico|halteres/.test(one));
        const first = getExercise(swaps[0] as ExerciseId).equipment;
        expect(needed.length === 0 || needed.some((one) => !first.includes(one))).toBe(true);
      }
    }
  });
});

describe("a caution", () => {
  test("of epilepsy leaves out what falls on one or what one falls from", () => {
    const gym = { place: "academia", equipment: equipmentAt("academia") } as const;
    const request: TrainingRequest = { ...known.limited, ...gym, cautions: ["epilepsia"] };
    const { training } = trainingOf(request);
    const needed = new Set(exercisesOf(training).flatMap(({ equipment }) => equipment));
    for (const one of ["barra", "smith", "banco", "degrau", "barra-fixa"] as const) expect(needed.has(one)).toBe(false);
    expect(training.cardio.exercises).not.toContain("fx:Walking_Treadmill");
    expect(codesOf(request)).toContain("training.epilepsia");
  });

  test("of a medicine that takes weight keeps the sessions and the minutes of cardio low", () => {
    const health: TrainingRequest = { ...known.home, goal: "saude", days: 4 };
    expect(trainingOf(health).training).toMatchObject({ walks: 2 });
    const { training } = trainingOf({ ...health, cautions: ["glp1"] });
    expect(training.walks).toBe(0);
    expect(training.cardio.minutes).toEqual([60, 65, 70, 75]);
  });

  test("of little sleep keeps the effort of the first week", () => {
    const tired = { ...known.home, sleepsLittle: true };
    expect(trainingOf(tired).training.reserve).toEqual([4, 4, 4, 4]);
    expect(codesOf(tired)).toContain("training.sleep");
  });
});

test("reasons say why there are so many sessions, and what of the answers made them", () => {
  const request: TrainingRequest = {
    ...known.home,
    days: 6,
    hasOtherRegion: true,
    spared: { joelho: 1, punho: 1 },
  };
  const texts = trainingOf(request).reasons.map(trainingReasonText);
  expect(texts).toContain(
    "Você contou seis dias. Nos primeiros meses o músculo cresce no descanso: ficam quatro treinos, e nos outros dias uma caminhada.",
  );
  expect(texts).toContain(
    "Ficou de fora o que exige do joelho e do punho, também nas trocas. O que ficou pede pouco dali; se doer, pare e avise.",
  );
  expect(texts).toContain("O que você já gosta de fazer também conta nos minutos: nadar.");
  expect(codesOf(request)).toContain("training.other-region");
});

test("the forty programmes that people read break no session rule; after a birth a person looks first", () => {
  expect(fortyPeople).toHaveLength(40);
  for (const { name, request } of fortyPeople) {
    if (!request) continue;
    const { training, reasons } = trainingOf(request);
    expect([name, ...brokenSessionRules(training, request, reasons)]).toEqual([name]);
  }
  expect(fortyPeople.filter(({ request }) => request === null).map(({ name }) => name)).toEqual(["Olga"]);
});
