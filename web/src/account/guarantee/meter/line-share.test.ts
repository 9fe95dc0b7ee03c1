import type { GuaranteeLine } from "@app/contract/guarantee";
import { expect, test } from "vitest";
import { lineWords } from "../../../content/app/account/guarantee.ts";
import { hasArrived, paceOf, shareOf } from "./line-share.ts";

const open = { day: 15, of: 30, daysLeft: 15 };
const over = { day: 30, of: 30, daysLeft: 0 };
const line = (changes: Partial<GuaranteeLine>): GuaranteeLine => ({
  code: "G2",
  ok: false,
  waived: false,
  have: 9,
  need: 18,
  weeks: null,
  needWeeks: null,
  ...changes,
});

test("today asks for its share of the days, until nothing more can be done", () => {
  expect(paceOf(open)).toBe(0.5);
  expect(paceOf(over)).toBeNull();
});

test.each([
  ["half of the diary", line({}), open, 0.5],
  ["more than enough", line({ have: 40 }), open, 1],
  ["no questionnaire yet", line({ code: "G1", have: null, need: 7 }), open, 0],
  ["the questionnaire on the first day", line({ code: "G1", have: 0, need: 7 }), open, 1],
  ["a questionnaire that came late", line({ code: "G1", have: 14, need: 7 }), open, 0.5],
  ["enough weigh-ins, in too few weeks", line({ code: "G5", have: 6, need: 6, weeks: 1, needWeeks: 3 }), open, 1 / 3],
  ["all sessions so far are where today asks to be", line({ code: "G3", have: 4, need: 4 }), open, 0.5],
  ["all sessions in the end", line({ code: "G3", have: 8, need: 8 }), over, 1],
  ["no session planned", line({ code: "G3", have: 0, need: 0 }), over, 1],
] as const)("%s", (_, one, meter, share) => expect(shareOf(one, meter)).toBeCloseTo(share));

test("sessions have arrived only with the last day; a waived line counts at once", () => {
  expect(hasArrived(line({ code: "G3", ok: true }), open)).toBe(false);
  expect(hasArrived(line({ code: "G3", ok: true }), over)).toBe(true);
  expect(hasArrived(line({ ok: true, waived: true }), open)).toBe(true);
});

const context = { daysLeft: 11, plannedSessions: 8 };
const words = (changes: Partial<GuaranteeLine>, others = {}): string =>
  Object.values(lineWords(line(changes), { ...context, ...others })).join(" | ");

test.each([
  [words({ code: "G1", have: null, need: 7 }), "anamnese | Ainda não | prazo de 7 dias do acesso"],
  [words({ code: "G1", have: 1, need: 7, ok: true }), "anamnese | Feita | em 1 dia, prazo de 7 dias"],
  [words({ code: "G1", have: 9, need: 7 }), "anamnese | Feita | em 9 dias; o prazo era de 7"],
  [words({ have: 17 }, { daysLeft: 1 }), "17 de 18 | dias com diário | falta 1, resta 1 dia"],
  [words({ have: 17 }, { daysLeft: 0 }), "17 de 18 | dias com diário | faltou 1"],
  [words({ code: "G3", have: 2, need: 5 }), "2 de 5 | treinos | faltam 3 para o mínimo de 8 marcados até hoje"],
  [words({ code: "G3", have: 11, need: 5, ok: true }, { daysLeft: 0 }), "11 | treinos | bastavam 5, de 8 marcados"],
  [words({ code: "G3", have: 0, need: 0 }, { plannedSessions: 0 }), "0 | treinos | nenhum marcado ainda"],
  [words({ code: "G5", have: 2, need: 6, weeks: 1, needWeeks: 3 }), "2 de 6 | pesagens | faltam 4, em 3 semanas"],
  [words({ code: "G5", have: 7, need: 6, weeks: 2, needWeeks: 3 }), "7 | pesagens | falta pesar em mais 1 semana"],
  [words({ code: "G5", have: 1, need: 3 }), "1 de 3 | medidas de cintura | faltam 2"],
])("in words: %s", (said, expected) => expect(said).toBe(expected));
