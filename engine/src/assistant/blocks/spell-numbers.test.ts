import * as fc from "fast-check";
import { expect, test } from "vitest";
import { spellNumbers } from "./spell-numbers.ts";

test.each([
  ["2 conchas de feijão", "duas conchas de feijão"],
  ["1 punho e meio", "um punho e meio"],
  ["21 folhas", "vinte e uma folhas"],
  ["3 séries de 8 a 12 repetições", "três séries de oito a doze repetições"],
  ["1 ou 2 colheres", "uma ou duas colheres"],
  ["até 7 dias", "até sete dias"],
  ["13 de 18", "treze de dezoito"],
  ["82,4 kg às 10:30 de 22/11", "82,4 kg às 10:30 de 22/11"],
  ["1.650 e 120", "1.650 e 120"],
])("%s", (text, spelled) => expect(spellNumbers(text)).toBe(spelled));

test("a text without digits stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      fc.pre(!/\d/.test(text));
      expect(spellNumbers(text)).toBe(text);
    }),
  );
});
