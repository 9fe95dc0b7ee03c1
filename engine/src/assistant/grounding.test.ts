import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import golden from "../../golden/assistant.json" with { type: "json" };
import { groundsOf, isGrounded } from "./grounding.ts";

const { planFacts } = golden.members.m1;
const plan = groundsOf([planFacts], "tomei 2 copos e 3 conchas");

const UNITS = [
  "kcal",
  "calorias",
  "g",
  "gramas",
  "kg",
  "ml",
  "%",
  "séries",
  "reps",
  "repetições",
  "minutos",
  "litros",
  "R$",
];

const thousands = (value: number): string => value.toString().replace(/\B(?=(\d{3})+$)/g, ".");
const named = (figures: string, unit: string): string =>
  unit === "R$" ? `Dá R$ ${figures}.` : `Dá ${figures} ${unit}.`;

describe("known numbers", () => {
  test.each([
    "Sua meta é de 1.650 kcal e 115 g de proteína.",
    "São 1650 calorias.",
    "Beba 2,5 l de água, ou 2500ml.",
    "São 3 séries de 8 a 12 repetições, com 90 segundos de descanso.",
    "Três séries, como sempre.",
    "O almoço é às 12:30.",
    "Você disse 2 copos e três conchas.",
    "A próxima revisão é em 24/11, 24 de novembro.",
    "Aqui vão 2 opções:",
    "1. Arroz integral",
    "Vitamina B12 é com a nutricionista.",
    "O serviço é para quem tem 18 anos ou mais.",
    "Ligue 188.",
    "Um dia de cada vez, uma colher por vez.",
    "Nada a contar aqui.",
  ])("%s", (sentence) => expect(isGrounded(sentence, plan)).toBe(true));

  test("of tools are accepted in any Brazilian writing", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), fc.constantFrom(...UNITS), (value, unit) => {
        const grounds = groundsOf([{ deep: [{ value }] }], "");
        for (const figures of [`${value}`, thousands(value), `${value},0`]) {
          expect(isGrounded(named(figures, unit), grounds)).toBe(true);
        }
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(...UNITS), (tenths, unit) => {
        const value = tenths / 10;
        const grounds = groundsOf([value], "");
        const rounded = thousands(Math.round(value));
        for (const figures of [
          value.toFixed(1).replace(".", ","),
          value.toFixed(1),
          value.toFixed(2).replace(".", ","),
          rounded,
        ]) {
          expect(isGrounded(named(figures, unit), grounds)).toBe(true);
        }
      }),
    );
  });
});

describe("invented numbers", () => {
  test.each([
    "São 512 kcal.",
    "São 512.",
    "São 1.234 calorias.",
    "Coma quinhentas calorias.",
    "São mil e duzentas kcal.",
    "Coma quinhentas e poucas calorias.",
    "São ５１２ kcal.",
    "São 5\u200b12 kcal.",
    "São 5 1 2 k c a l.",
    "São ٥١٢ kcal.",
    "São 512𝐤𝐜𝐚𝐥.",
    "São 512 ксаl.",
    "kcal: 512",
    "kcal512",
    "2k calorias",
    "Um quilo e meio por semana, meio quilo já basta.",
    "Custa R$ 512.",
    "Seu plano sai em 29/12.",
    "77% das pessoas conseguem.",
  ])("%s", (sentence) => expect(isGrounded(sentence, plan)).toBe(false));

  test("are refused with any unit", () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 11, max: 9_999 }), { maxLength: 20 }),
        fc.integer({ min: 11, max: 9_999 }),
        fc.constantFrom(...UNITS),
        (known, value, unit) => {
          fc.pre(![188, 192].includes(value));
          fc.pre(!known.some((one) => one === value || one === value * 1000 || one * 1000 === value));
          const grounds = groundsOf(known, "nada");
          expect(isGrounded(named(`${value}`, unit), grounds)).toBe(false);
          expect(isGrounded(named(thousands(value), unit), grounds)).toBe(false);
        },
      ),
    );
  });
});

test("results of tools are read to the bottom, and without a number there is none", () => {
  expect(groundsOf([{ a: [{ b: -1.5 }, null, true], c: "duas palmas às 07:30" }, Number.NaN], "oi").numbers).toEqual(
    expect.arrayContaining([1.5, 2, 30, 7]),
  );
  expect(groundsOf([], "oi")).toEqual({ numbers: [], words: "oi" });
});
