import { expect, test } from "vitest";
import { evidenceOf } from "./view-weight.ts";

const learnt = {
  meanKcal: 1_650,
  measured: 1_998,
  sigmaMeasured: 152,
  weight: 0.66,
  before: 2_029,
  tdee: 2_029,
  sigma: 122,
  targetKcal: 1_600,
  change: -50,
  byStepRule: "manter" as const,
};

test("a rate is said with its interval, beside what the plan expects and what was learnt", () => {
  const rate = { mean: -0.32, low: -0.51, high: 0.04 };
  const sentences = evidenceOf({ rate, planned: { low: -0.6, high: -0.2 }, learnt });
  expect(sentences.map((sentence) => sentence.replaceAll("\u00a0", " "))).toEqual([
    "Ritmo de −0,32 kg por semana, com 80 % de confiança de −0,51 a 0,04 kg.",
    "O plano espera de −0,6 a −0,2 kg.",
    "Gasto aprendido: 2.029 kcal por dia, 122 para mais ou para menos; a mudança fica abaixo do passo de 100 kcal.",
  ]);
});

test("too few weights say nothing", () => {
  expect(evidenceOf({ rate: null, planned: { low: -0.6, high: -0.2 }, learnt: null })).toEqual([]);
});
