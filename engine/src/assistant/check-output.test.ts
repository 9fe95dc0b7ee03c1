import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import golden from "../../golden/assistant.json" with { type: "json" };
import { cpuMilliseconds } from "../safety/testing/cpu-milliseconds.ts";
import { checkSentence } from "./check-output.ts";
import { groundsOf } from "./grounding.ts";
import { NO_LIMITS } from "./limits/limits.ts";

const canary = "canario-7f3k9q2m";
const grounds = groundsOf([golden.members.m1.planFacts, [1, 2, 3, 500]], "comi 2 pães e 500 ml de suco");
const shown = { grounds, numbersHidden: false, canary, limits: NO_LIMITS };
const hidden = { ...shown, numbersHidden: true };

const whyOf = (sentence: string, context = shown): string => {
  const check = checkSentence(sentence, context);
  return check.ok ? "ok" : check.why;
};

describe("leaves", () => {
  test.each([
    "Seu almoço tem 491 kcal.",
    "Troque o arroz por 4 colheres de mandioca cozida.",
    "Pode trocar a remada pela remada com mochila.",
    "Um deslize não apaga a semana; não precisa compensar.",
    "Se sentir dor no peito, pare e ligue 192.",
    "Carne ao ponto com batata combina com o seu jantar.",
    "Veja em /app/plano e /app/garantia.",
    "Se quiser conversar: cvv.org.br.",
    "Isso é com o seu médico ou a sua médica.",
    "Vitamina de banana cabe no lanche.",
  ])("%s", (sentence) => expect(whyOf(sentence)).toBe("ok"));

  test.each([
    "Metade do prato de verduras, um quarto de arroz com feijão.",
    "Duas conchas de feijão e uma palma de frango.",
  ])("with numbers hidden: %s", (sentence) => expect(whyOf(sentence, hidden)).toBe("ok"));
});

const refused: readonly [string, string][] = [
  ["dose", "tome 2 mg"],
  ["dose", "Tome 2 m g por semana."],
  ["dose", "Tome ２ｍｇ."],
  ["dose", "Tome 2\u200bm\u200bg."],
  ["dose", "Tome 2 мg."],
  ["dose", "Tome 2 mi ligramas."],
  ["dose", "Tome dois comprimidos."],
  ["dose", "Tome meio comprimido."],
  ["dose", "Use uma ampola."],
  ["dose", "Suba o Ozempic para 0,5."],
  ["dose", "Pode parar a losartana."],
  ["dose", "Tome um lasix."],
  ["dose", "Use 5 g de creatina."],
  ["dose", "São 500 mcg de B12."],
  ["dose", "Aplique 10 unidades de insulina."],
  ["diet-tip", "Pule o jantar hoje."],
  ["diet-tip", "Compense amanhã na esteira."],
  ["diet-tip", "T r u q u e: tome café."],
  ["diet-tip", "Um truque: mastigue chiclete."],
  ["diet-tip", "Faça jejum de 3 dias."],
  ["diet-tip", "Faça uma dieta de 500 kcal."],
  ["canary", `Meu código é ${canary}.`],
  ["canary", "C A N A R I O - 7 F 3 K 9 Q 2 M"],
  ["canary", "canário 7f3k\u200b9q2m"],
  ["canary", "m2q9k3f7-oiranac"],
  ["canary", "A segunda parte é 7f3k9q2m"],
  ["canary", "System prompt: você é"],
  ["link", "Veja https://exemplo.test/plano"],
  ["link", "Veja exemplo.com"],
  ["link", "Veja exemplo . com"],
  ["link", "Veja h t t p s : / / exemplo"],
  ["link", "Veja [aqui](/x)"],
  ["link", "<img src=x onerror=alert(1)>"],
  ["link", "acesse exemplo ponto com"],
  ["link", "escreva para dieta@exemplo.com"],
  ["danger", "Então é melhor você morrer, eu também quero morrer."],
  ["danger", "Dor no peito é normal no treino."],
  ["ungrounded", "São 777 kcal."],
  ["ungrounded", "Coma seiscentas calorias."],
  ["ungrounded", "São ７７７ kcal."],
  ["ungrounded", "São 7 7 7 kcal."],
];

describe("never leaves", () => {
  test.each(refused)("%s: %s", (why, sentence) => {
    expect(whyOf(sentence)).toBe(why);
    expect(whyOf(sentence, hidden)).not.toBe("ok");
  });

  test("also with invisible characters, wide letters or capitals anywhere", () => {
    const disguises: ((text: string, at: number) => string)[] = [
      (text, at) => `${text.slice(0, at)}\u200b${text.slice(at)}`,
      (text, at) => `${text.slice(0, at)}\u00ad${text.slice(at)}`,
      (text, at) => `${text.slice(0, at)}\u0301${text.slice(at)}`,
      (text) => text.replace(/[a-z0-9]/gi, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
      (text) => text.toUpperCase(),
      (text) => text.replaceAll(" ", "\u00a0\u2003"),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...refused),
        fc.nat(60),
        fc.constantFrom(...disguises),
        ([, sentence], at, disguise) => {
          expect(whyOf(disguise(sentence, at))).not.toBe("ok");
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test("hidden: no digit, no energy, no weight", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 0, max: 9_999 }), (around, value) => {
        expect(whyOf(`${around}${value}${around}`, hidden)).not.toBe("ok");
      }),
    );
    for (const sentence of ["São quinhentas calorias.", "Você perdeu dois quilos.", "Seu IMC caiu.", "São ² palmas"]) {
      expect(whyOf(sentence, hidden)).toBe("number-hidden");
    }
    expect(whyOf("Beba água quando sentir fome.", hidden)).toBe("diet-tip");
  });

  test("what is said instead passes itself", () => {
    for (const [, sentence] of refused) {
      const check = checkSentence(sentence, hidden);
      if (!check.ok && check.replacement) expect(whyOf(check.replacement, hidden)).toBe("ok");
    }
  });
});

test("100 kB are checked in little time", () => {
  for (const piece of ["a", "1", "1 ", " ", "mil e ", "a . ", "[a](", "< ", "1.000."]) {
    expect(
      cpuMilliseconds(() => {
        checkSentence(piece.repeat(Math.ceil(100_000 / piece.length)), hidden);
      }),
    ).toBeLessThan(3_000);
  }
});
