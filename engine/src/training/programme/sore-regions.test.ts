import type { Reason } from "@app/contract/plan-document";
import type { Training } from "@app/contract/plan-training";
import { describe, expect, test } from "vitest";
import type { Answers, RegionPain } from "../../intake/answers.ts";
import { factsOf } from "../../intake/facts/facts.ts";
import { plainAnswers } from "../../intake/testing/rows-raised.ts";
import { triageOf } from "../../intake/triage/triage.ts";
import { PLACE_KEYS } from "../library/equipment.ts";
import { type ExerciseId, REGIONS, type Region } from "../library/exercise.ts";
import { getExercise } from "../library/library.ts";
import { trainingReasonText } from "../words/training-reason-text.ts";
import { programmeRules } from "./programme-rules.ts";
import { mayWalk, sparedBy } from "./spared-regions.ts";
import { DAYS } from "./split.ts";
import { findTrainingFaults } from "./testing/training-faults.ts";
import { trainingOf } from "./training.ts";
import { MINUTES, trainingRequestOf } from "./training-request.ts";

const TODAY = "2026-11-20";
const CONTEXT = { country: "BR", plan: "completo" } as const;

/** The programme that a member with these answers gets, through the safety table. */
function programmeOf(answers: Answers, seed = "anyone") {
  const { training: level, rows } = triageOf(answers, CONTEXT, TODAY);
  if (level !== "A" && level !== "B") throw new Error(`a person first: ${rows.join(" ")}`);
  const request = trainingRequestOf(answers, factsOf(answers, CONTEXT, TODAY), { level, rows, seed });
  return { request, ...trainingOf(request) };
}

const sore = (region: string, pain: number): Partial<Answers> => ({ m7: [{ region, pain }] });

/** Everything that a programme names, wherever it stands. */
const namedIn = ({ sessions, cardio }: Training): string[] => [
  ...cardio.exercises,
  ...sessions.flatMap(({ warmUp, exercises }) => [
    ...warmUp.map(({ exercise }) => exercise),
    ...exercises.flatMap(({ exercise, swaps, ladder }) => [exercise, ...swaps, ...ladder]),
  ]),
];
const loadsOf = (training: Training, region: Region): number[] =>
  namedIn(training).map((id) => getExercise(id as ExerciseId).joints[region]);
const saidIn = (reasons: readonly Reason[]): string => reasons.map(trainingReasonText).join(" ");
const has = (training: Training, ...ids: ExerciseId[]): ExerciseId[] =>
  ids.filter((id) => namedIn(training).includes(id));

describe("a member whose", () => {
  test("shoulder hurts 6 presses no bar in the corner and circles no arms, not even to warm up", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { training } = programmeOf({ ...plainAnswers, m3: "6-24m", ...sore("ombro", 6) }, String(seed));
      expect(has(training, "own:desenvolvimento-canto", "fx:Arm_Circles", "fx:Barbell_Squat")).toEqual([]);
      expect(Math.max(...loadsOf(training, "ombro"))).toBeLessThan(2);
      expect(training.sessions.length).toBeGreaterThan(1);
    }
  });

  test("wrist hurts 5 does no push-up on the table or the wall, and no plank on the table", () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const home = { ...plainAnswers, m3: "nunca", m4: 5, m5: 20, m6: "casa-sem-nada" } as const;
      const { training } = programmeOf({ ...home, ...sore("punho", 5) }, String(seed));
      expect(has(training, "own:flexao-parede", "fx:Incline_Push-Up", "own:prancha-apoio")).toEqual([]);
      expect(Math.max(...loadsOf(training, "punho"))).toBeLessThan(2);
      expect(training.sessions.length).toBeGreaterThan(1);
    }
  });

  test("knee hurts 8 sits on no chair, climbs no step, leans on no wall and walks nowhere, and reads why", () => {
    for (const m6 of PLACE_KEYS) {
      const { training, reasons } = programmeOf({ ...plainAnswers, m4: 5, m6, ...sore("joelho", 8) });
      expect(has(training, "own:agachamento-cadeira", "own:degrau-baixo", "own:isometria-parede")).toEqual([]);
      expect(training).toMatchObject({ walks: 0, cardio: { minutes: [0, 0, 0, 0], exercises: [] } });
      expect(saidIn(reasons)).toMatch(/tudo o que exige do joelho, mesmo pouco/);
      expect(saidIn(reasons)).toMatch(/não há exercício para .*a frente da coxa/);
      expect(saidIn(reasons)).not.toMatch(/(nos outros dias uma|é|plano é) caminha|caminhada sempre/);
      expect(saidIn(reasons)).toMatch(/Cardio também fica para depois/);
    }
  });

  test("knees and shoulders hurt 9 gets no session, a person, and an honest sentence", () => {
    const m7 = ["joelho", "ombro", "lombar", "quadril"].map((region) => ({ region, pain: 9 }));
    const answers = { ...plainAnswers, m7 };
    const { training, reasons } = programmeOf(answers);
    expect(training).toMatchObject({ sessions: [], walks: 0 });
    expect(saidIn(reasons)).toMatch(/não há treino: uma pessoa lê as suas respostas/);
    expect(triageOf(answers, CONTEXT, TODAY).rows).toContain("R29_DOR_7");
  });

  test("knee hurts 3 keeps the chair and the low step", () => {
    const { training } = programmeOf({ ...plainAnswers, m6: "casa-sem-nada", ...sore("joelho", 3) });
    expect(has(training, "own:agachamento-cadeira").length).toBe(1);
    expect(Math.max(...loadsOf(training, "joelho"))).toBe(1);
    expect(training.cardio.exercises).toContain("fx:Trail_Running_Walking");
  });
});

const PEOPLE = 80;

/** Places, days, minutes, levels and ages by turns, so that each meets the others. */
const aPerson = (at: number, pain: RegionPain): Answers => ({
  ...plainAnswers,
  q02: `${1950 + ((at * 7) % 55)}-05-10`,
  q06: (["emagrecer", "recompor", "ganhar", "saude"] as const)[at % 4] ?? "saude",
  m3: (["nunca", "<6m", "6-24m", ">2a"] as const)[(at >> 2) % 4] ?? "nunca",
  m4: DAYS[at % DAYS.length] ?? 3,
  m5: MINUTES[(at >> 1) % MINUTES.length] ?? 30,
  m6: PLACE_KEYS[(at >> 3) % PLACE_KEYS.length] ?? "academia",
  ...(at % 2 === 0 ? { m7: [pain] } : { s6: { yes: true, regions: [pain] } }),
});

test.each(REGIONS)(`of ${PEOPLE} people whose %s hurts 7 to 10, none loads it anywhere in the plan`, (region) => {
  const loading: string[] = [];
  for (let at = 0; at < PEOPLE; at += 1) {
    const answers = aPerson(at, { region, pain: 7 + (at % 4) });
    const { request, training, reasons } = programmeOf(answers, String(at));
    if (loadsOf(training, region).some((load) => load > 0)) loading.push(String(at));
    expect(findTrainingFaults(request, { training, reasons })).toEqual([]);
  }
  expect(loading).toEqual([]);
});

test("the strongest pain counts, on either side, and what was blocked stays so", () => {
  const pains = [
    { region: "joelho", pain: 2, side: "direito" as const },
    { region: "joelho", pain: 7, side: "esquerdo" as const },
    { region: "ombro", pain: 6 },
    { region: "outra", pain: 9 },
  ];
  expect(sparedBy(pains)).toEqual({ joelho: 0, ombro: 1 });
  expect(sparedBy([{ region: "ombro", pain: 1 }], ["ombro", "outra"])).toEqual({ ombro: 0 });
});

test("walking asks of just those regions that take it away", () => {
  const { joints } = getExercise(programmeRules.content.cardio.always);
  for (const region of REGIONS) expect(mayWalk({ [region]: 0 })).toBe(joints[region] === 0);
});
