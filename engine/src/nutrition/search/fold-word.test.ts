import { expect, test } from "vitest";
import { foldWord, phraseWords } from "./fold-word.ts";
import { isOneSlip } from "./one-slip.ts";

test.each([
  ["Pães", "pao"],
  ["feijões", "feijao"],
  ["pastéis", "pastel"],
  ["cereais", "cereal"],
  ["colheres", "colher"],
  ["nozes", "noz"],
  ["amendoins", "amendoim"],
  ["maçãs", "maca"],
  ["assadas", "assado"],
  ["crua", "cru"],
  ["pretas", "preto"],
  ["francês", "france"],
  ["franceses", "france"],
  ["arroz", "arroz"],
  ["gás", "gas"],
  ["coca", "coca"],
])("%s is %s", (word, folded) => expect(foldWord(word)).toBe(folded));

test("links distinguish no names", () => {
  expect(phraseWords("castanha-do-Pará")).toEqual(phraseWords("castanha pará"));
  expect(phraseWords("café com leite")).toEqual(["cafe", "com", "leite"]);
});

test.each([
  ["arros", "arroz", true],
  ["aroz", "arroz", true],
  ["arrroz", "arroz", true],
  ["arorz", "arroz", true],
  ["arroz", "arroz", false],
  ["aros", "arroz", false],
  ["coca", "cacau", false],
])("%s for %s is one slip: %s", (typed, meant, is) => expect(isOneSlip(typed, meant)).toBe(is));
