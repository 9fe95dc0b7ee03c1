import type { Training } from "@app/contract/plan-training";
import { describe, expect, test } from "vitest";
import { knownTrainingRequests as known } from "../testing/known-trainings.ts";
import { trainingOf } from "../training.ts";
import type { TrainingRequest } from "../training-request.ts";
import { brokenSessionRules, sessionRules } from "./session-rules.ts";

const home = trainingOf(known.home);
const brokenIn = (
  training: Training,
  request: TrainingRequest = known.home,
  reasons: typeof home.reasons = home.reasons,
): string[] => [...new Set(brokenSessionRules(training, request, reasons).map((line) => line.split(" ")[0] ?? ""))];

type Parts = Training["sessions"][number]["exercises"];
const withParts = (change: (parts: Parts) => Parts): Training => ({
  ...home.training,
  sessions: home.training.sessions.map((session) => ({ ...session, exercises: change(session.exercises) })),
});

test("there are ten, each with a code of its own", () => {
  expect(new Set(sessionRules.map(({ code }) => code)).size).toBe(10);
  expect(brokenIn(home.training)).toEqual([]);
});

describe("a rule finds", () => {
  test.each<[string, string, Training, TrainingRequest?, typeof home.reasons?]>([
    ["too many minutes", "cabe-no-tempo", withParts((parts) => parts.map((one) => ({ ...one, restSeconds: 200 })))],
    [
      "isolated work before compound work",
      "composto-antes-de-isolado",
      withParts((parts) => [{ ...part(parts), exercise: "own:rosca-mochila" }, ...parts]),
    ],
    ["a group on one day", "cada-grupo-em-dois-dias", withParts((parts) => parts.slice(0, 1)), known.home, []],
    [
      "more than the ceiling",
      "volume-ate-o-teto",
      withParts((parts) => parts.map((one) => ({ ...one, sets: [9, 9, 9, 9] }))),
    ],
    ["too little without a reason", "volume-minimo-ou-motivo", home.training, known.home, []],
    ["a sore region", "so-o-que-pode-ser-feito", home.training, { ...known.home, spared: { ombro: 1, joelho: 1 } }],
    ["equipment that is missing", "so-o-que-pode-ser-feito", home.training, { ...known.home, equipment: [] }],
    ["a load to reach at level B", "sem-salto-nem-carga-no-nivel-b", home.training, { ...known.home, isLimited: true }],
    [
      "pushing without pulling",
      "empurrar-e-puxar-em-equilibrio",
      withParts((parts) => parts.filter(({ exercise }) => !/remada|puxada|pullover/i.test(exercise))),
    ],
    ["an exercise twice", "nada-duas-vezes-e-duas-trocas", withParts((parts) => [...parts, part(parts)])],
    [
      "too few swaps",
      "nada-duas-vezes-e-duas-trocas",
      withParts((parts) => parts.map((one) => ({ ...one, swaps: [] }))),
    ],
    [
      "a region that is loaded heavily on two days in a row",
      "regiao-descansa-um-dia",
      { ...heavy(), sessions: [...heavy().sessions, ...heavy().sessions] },
    ],
  ])("%s", (_name, code, training, request, reasons) => {
    expect(brokenIn(training, request, reasons)).toContain(code);
  });
});

function part(parts: Parts): Parts[number] {
  const [first] = parts;
  if (!first) throw new Error("no exercises");
  return first;
}

function heavy(): Training {
  return withParts((parts) => [{ ...part(parts), exercise: "fx:Barbell_Squat" }]);
}
