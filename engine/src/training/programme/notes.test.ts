import type { Training } from "@app/contract/plan-training";
import { describe, expect, test } from "vitest";
import type { Answers } from "../../intake/answers.ts";
import { factsOf } from "../../intake/facts/facts.ts";
import { plainAnswers } from "../../intake/testing/rows-raised.ts";
import { triageOf } from "../../intake/triage/triage.ts";
import { PLACE_KEYS } from "../library/equipment.ts";
import { type Exercise, type ExerciseId, isStrength } from "../library/exercise.ts";
import { getExercise } from "../library/library.ts";
import { trainingReasonText } from "../words/training-reason-text.ts";
import { programmeRules } from "./programme-rules.ts";
import { DAYS } from "./split.ts";
import { trainingOf } from "./training.ts";
import { MINUTES, trainingRequestOf } from "./training-request.ts";

const TODAY = "2026-11-20";
const CONTEXT = { country: "BR", plan: "completo" } as const;
const { vigorous } = programmeRules.content.cardio;

/** Finished programmes of people who differ in everything but these answers; all of them carry the note. */
function programmesWith(note: string, answers: Partial<Answers>) {
  return Array.from({ length: 60 }, (_, at) => {
    const person: Answers = {
      ...plainAnswers,
      q06: (["emagrecer", "recompor", "ganhar", "saude"] as const)[at % 4] ?? "saude",
      m2: (["0", "60-150", ">150"] as const)[at % 3] ?? "0",
      m3: (["nunca", "6-24m", ">2a"] as const)[(at >> 2) % 3] ?? "nunca",
      m4: DAYS[at % DAYS.length] ?? 3,
      m5: MINUTES[(at >> 1) % MINUTES.length] ?? 30,
      m6: PLACE_KEYS[(at >> 2) % PLACE_KEYS.length] ?? "academia",
      m8: ["correr", "nadar", "bicicleta"],
      ...answers,
    };
    const { training: level, rows, notes } = triageOf(person, CONTEXT, TODAY);
    expect(notes).toContain(note);
    if (level !== "A" && level !== "B") throw new Error(`a person first: ${rows.join(" ")}`);
    const settings = { level, rows, seed: String(at) };
    const { training, reasons } = trainingOf(trainingRequestOf(person, factsOf(person, CONTEXT, TODAY), settings));
    return { training, text: reasons.map(trainingReasonText).join(" ") };
  });
}

const named = ({ sessions, cardio }: Training): Exercise[] =>
  [
    ...cardio.exercises,
    ...sessions.flatMap(({ warmUp, exercises }) => [
      ...warmUp.map(({ exercise }) => exercise),
      ...exercises.flatMap(({ exercise, swaps, ladder }) => [exercise, ...swaps, ...ladder]),
    ]),
  ].map((id) => getExercise(id as ExerciseId));
const setsInWeek = ({ exercises }: Training["sessions"][number], week: number): number =>
  exercises.reduce((sum, { sets }) => sum + (sets[week - 1] ?? 0), 0);

describe("a note of the safety table is kept in the finished programme:", () => {
  test("low impact neither runs nor jumps", () => {
    for (const { training } of programmesWith("baixo-impacto", { q05: 112 })) {
      expect(named(training).filter(({ impact }) => impact !== "nenhum")).toEqual([]);
    }
  });

  test("moderate training has no vigorous cardio, and an effort at which one can talk", () => {
    for (const { training } of programmesWith("treino-moderado", { s9: { marked: ["diabetes-2"] } })) {
      expect(named(training).filter(({ id, impact }) => impact !== "nenhum" || vigorous.includes(id))).toEqual([]);
      expect(training.cardio.effort).toEqual([3, 5]);
    }
  });

  test("high pressure keeps four repetitions in reserve, reaches for no load, and breathes in every exercise", () => {
    const pressure = {
      s1: { yes: true, which: ["pressao-alta"] },
      s1b: { controlled: "sim", last: "125/80" },
    } as const;
    const answers = pressure as unknown as Partial<Answers>;
    for (const { training, text } of programmesWith("sem-prender-a-respiracao", answers)) {
      expect(training.reserve).toEqual([4, 4, 4, 4]);
      const parts = training.sessions.flatMap(({ exercises }) => exercises);
      expect(parts.filter(({ progression }) => progression === "load")).toEqual([]);
      expect(text).toMatch(/nunca prenda a respiração/);
      for (const { breathing } of named(training)) expect(breathing).toMatch(/ar|respir|sopr/i);
    }
  });

  test("strength first has two sessions of strength or more, and no cardio inside them", () => {
    const answers = { s11: { answer: "sim", drug: "semaglutida" } } as const;
    for (const { training } of programmesWith("forca-primeiro", answers)) {
      const strong = training.sessions.filter(({ exercises }) =>
        exercises.some(({ exercise }) => isStrength(getExercise(exercise as ExerciseId))),
      );
      expect(strong.length).toBeGreaterThanOrEqual(2);
      const parts = training.sessions.flatMap(({ exercises }) => exercises);
      expect(parts.filter(({ exercise }) => getExercise(exercise as ExerciseId).pattern === "cardio")).toEqual([]);
    }
  });

  test("balance is there on two or three days from 60 on", () => {
    for (const { training } of programmesWith("equilibrio-2-3x", { q02: "1960-02-01" })) {
      const isBalance = ({ exercise }: { exercise: string }) =>
        getExercise(exercise as ExerciseId).pattern === "equilibrio";
      const days = training.sessions.filter(({ exercises, warmUp }) => [...exercises, ...warmUp].some(isBalance));
      expect([2, 3]).toContain(days.length);
    }
  });

  test("with epilepsy nothing falls on the body or lets it fall, and nobody is sent swimming", () => {
    for (const { training, text } of programmesWith("nada-onde-uma-crise-machuque", {
      s9: { marked: ["epilepsia"] },
    })) {
      const needed = new Set(named(training).flatMap(({ equipment }) => equipment));
      const dangerous = [
        "barra",
        "smith",
        "banco",
        "degrau",
        "barra-fixa",
        "leg-press",
        "hack",
        "esteira",
        "bicicleta",
      ];
      expect(dangerous.filter((one) => needed.has(one as never))).toEqual([]);
      expect(text).not.toMatch(/conta nos minutos: .*nadar|pelo que você gosta: .*pedalar/);
      expect(text).toMatch(/só com companhia/);
    }
  });
});

test("a beginner of 66 starts with twelve sets a session at most, and they grow afterwards", () => {
  const programmes = programmesWith("regras-60-mais", { q02: "1960-02-01", m3: "nunca" });
  for (const { training } of programmes) {
    for (const session of training.sessions) {
      expect(setsInWeek(session, 1)).toBeLessThanOrEqual(12);
      for (const week of [2, 3, 4])
        expect(setsInWeek(session, week) - setsInWeek(session, week - 1), session.id).toBeLessThanOrEqual(4);
    }
    const [first = 0, last = 0] = [1, 4].map((week) =>
      training.sessions.reduce((sum, session) => sum + setsInWeek(session, week), 0),
    );
    expect(last).toBeGreaterThanOrEqual(first);
  }
  const grown = programmes.filter(({ training: { sessions } }) =>
    sessions.some((session) => setsInWeek(session, 4) > setsInWeek(session, 1)),
  );
  expect(grown.length).toBeGreaterThan(30);
  expect(programmes.some(({ text }) => text.includes("no máximo 12 séries por treino"))).toBe(true);
});
