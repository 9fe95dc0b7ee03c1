import * as fc from "fast-check";
import { expect, test } from "vitest";
import { generated } from "../../../scripts/lib/generated.ts";
import { cpuMilliseconds } from "../safety/testing/cpu-milliseconds.ts";
import { SentenceSplitter } from "./sentences.ts";

function split(chunks: readonly string[]): string[] {
  const splitter = new SentenceSplitter();
  return [...chunks.flatMap((chunk) => splitter.push(chunk)), ...splitter.end()];
}

test.each([
  ["Coma o arroz. Depois o feijão.", ["Coma o arroz. ", "Depois o feijão."]],
  ["São 1,5 kg. Bom!", ["São 1,5 kg. ", "Bom!"]],
  ["Beba 2.500 ml de água. Ok? Sim!", ["Beba 2.500 ml de água. ", "Ok? ", "Sim!"]],
  ["A Dra. Helena e o Sr. Rafael assinam. Os dois.", ["A Dra. Helena e o Sr. Rafael assinam. ", "Os dois."]],
  ["Frutas, p. ex. banana, maçã etc. Veja o plano.", ["Frutas, p. ex. banana, maçã etc. ", "Veja o plano."]],
  ["Use 30 g. por porção", ["Use 30 g. por porção"]],
  ["1. Arroz\n2. Feijão\n- Bife", ["1. Arroz\n", "2. Feijão\n", "- Bife"]],
  ["Treino A. Depois, descanso.", ["Treino A. ", "Depois, descanso."]],
  ["“Pode?” Pode…  Até amanhã", ["“Pode?” ", "Pode…  ", "Até amanhã"]],
  ["", []],
  ["sem fim", ["sem fim"]],
])("%j", (text, sentences) => expect(split([text])).toEqual(sentences));

test.each([
  "São 500.\nKcal por dia",
  "São 500\n- kcal",
  "Tome dois.\n\nComprimidos já",
  "São 2. 500 ml",
  "Quinhentas!\nCalorias",
])("a number is never cut off from its unit: %j", (text) => expect(split([text])).toHaveLength(1));

const pieces = fc.constantFrom(
  ...'abcDE19 .,!?…\n%-)"”'.split(""),
  " kg",
  " kcal",
  "Dr. ",
  "etc. ",
  "1. ",
  "dois",
  "\n\n",
  ". ",
  "\u200b",
  "😀",
  "Ú",
);
const texts = fc.array(pieces, { maxLength: 60 }).map((all) => all.join(""));

test("nothing is lost, and no cutting of the stream changes the sentences", () => {
  fc.assert(
    fc.property(texts, fc.array(fc.nat(80), { maxLength: 30 }), (text, cuts) => {
      const at = [...new Set([0, ...cuts.filter((cut) => cut < text.length), text.length])].sort(
        (one, two) => one - two,
      );
      const chunks = at.slice(1).map((to, index) => text.slice(at[index], to));
      const whole = split([text]);
      expect(whole.join("")).toBe(text);
      expect(split(chunks)).toEqual(whole);
      expect(split(text.split(""))).toEqual(whole);
    }),
    generated(5_000),
  );
});

test("a sentence leaves as soon as the next word begins", () => {
  const splitter = new SentenceSplitter();
  expect(splitter.push("Coma o arroz.")).toEqual([]);
  expect(splitter.push(" D")).toEqual(["Coma o arroz. "]);
});

test("100 kB without an end are one sentence, in little time", () => {
  const text = "palavra ".repeat(12_500);
  expect(
    cpuMilliseconds(() => {
      expect(split(text.match(/.{1,40}/g) ?? []).join("")).toBe(text);
    }),
  ).toBeLessThan(3_000);
});
