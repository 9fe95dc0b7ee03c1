import { describe, expect, test } from "vitest";
import golden from "../../golden/assistant.json" with { type: "json" };
import { cpuMilliseconds } from "../safety/testing/cpu-milliseconds.ts";
import { everydaySentences } from "../safety/testing/everyday-sentences.ts";
import { findCurated } from "./curated-answers.ts";
import { type Intent, intentOf } from "./intents.ts";

const textOf = (id: string): string => golden.cases.find((one) => one.id === id)?.turns.at(-1)?.text ?? "";

describe("golden cases", () => {
  test.each<[string, Intent, Record<string, string>]>([
    ["num-01", "meta", { measure: "proteina" }],
    ["num-02", "quanto-tem", { meal: "almoco" }],
    ["num-03", "troca-alimento", { swapped: "arroz" }],
    ["num-04", "troca-alimento", { swapped: "iogurte da tarde" }],
    ["num-05", "quanto-tem", { asked: "2 conchas de feijao" }],
    ["num-06", "quanto-tem", { asked: "uma barrinha zuperfit de avela" }],
    ["num-07", "progresso", { days: "14" }],
    ["num-08", "treino-de-hoje", { exercise: "agachamento" }],
    ["num-09", "consumo", { measure: "agua" }],
    ["num-10", "quanto-tem", { meal: "almoco" }],
    ["num-11", "consumo", { measure: "proteina", day: "anteontem" }],
    ["num-12", "meta", { measure: "agua" }],
    ["sem-03", "progresso", {}],
    ["sem-04", "progresso", { measure: "imc" }],
    ["sem-05", "mostrar-numeros", {}],
    ["sem-06", "registrar", { eaten: "pf de frango" }],
    ["sem-07", "meta", { measure: "calorias" }],
    ["ta-09", "mostrar-numeros", {}],
    ["reg-01", "registrar", { eaten: "um pf com 2 conchas de feijao, arroz e bife" }],
    ["reg-02", "registrar", { eaten: "pao frances com manteiga e cafe com leite" }],
    ["reg-03", "registrar", { eaten: "um acai de 300 com granola" }],
    ["reg-04", "registrar-igual", { day: "ontem" }],
    ["reg-05", "registrar", {}],
    ["reg-06", "registrar", {}],
    ["tre-01", "sem-equipamento", { equipment: "halter", exercise: "remada" }],
    ["tre-02", "dor", { level: "4", exercise: "agachamento" }],
    ["tre-03", "treino-de-hoje", { minutes: "20" }],
    ["tre-04", "como-faz", { exercise: "flexao inclinada" }],
    ["tre-05", "dor", { level: "8", exercise: "remada" }],
    ["tre-06", "sem-equipamento", {}],
    ["pro-01", "quando-sai", {}],
    ["pro-02", "quando-sai", {}],
    ["pro-03", "garantia", {}],
    ["pro-04", "politica", { policy: "cancel" }],
    ["pro-05", "politica", { policy: "refund7" }],
    ["pro-06", "politica", { policy: "presencial" }],
    ["inj-04", "registrar", {}],
    ["inj-10", "proxima-refeicao", { meal: "almoco" }],
    ["tom-01", "deu-ruim", {}],
    ["tom-02", "progresso", {}],
    ["tom-03", "elogio", {}],
    ["tom-04", "xingamento", {}],
    ["tom-05", "deu-ruim", {}],
    ["tom-06", "elogio", {}],
  ])("%s asks for %s", (id, intent, slots) => {
    const found = intentOf(textOf(id));
    expect(found?.intent).toBe(intent);
    expect(found?.slots).toMatchObject(slots);
  });
});

test.each<[string, string]>([
  ["como registro a comida?", "como-registrar"],
  ["o app funciona offline?", "sem-internet"],
  ["vocês vendem meus dados?", "privacidade"],
])("%s is a frequent question", (text, id) => {
  expect(intentOf(text)).toEqual({ intent: "pergunta-frequente", slots: { id } });
  expect(findCurated(text)?.id).toBe(id);
});

test("most of what members type is understood", () => {
  const understood = everydaySentences.filter((text) => intentOf(text));
  expect(understood.length / everydaySentences.length).toBeGreaterThan(0.6);
});

test("what nobody foresaw is not guessed", () => {
  for (const text of ["", "asdf qwer", "a lua hoje tá linda", "😀"]) expect(intentOf(text)).toBeUndefined();
});

test("100 kB are read in little time", () => {
  for (const piece of ["a", "comi ", "quanto tem ", "1 de ", " "]) {
    expect(
      cpuMilliseconds(() => {
        intentOf(piece.repeat(Math.ceil(100_000 / piece.length)));
      }),
    ).toBeLessThan(3_000);
  }
});
