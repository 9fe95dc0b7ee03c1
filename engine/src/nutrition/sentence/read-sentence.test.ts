import { FoodEntry } from "@app/contract/diary";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { type OwnWords, readSentence } from "./read-sentence.ts";
import { sentences } from "./testing/score-sentence.ts";

const { food, amount: loggedAmount } = FoodEntry.shape;

/** `feijao 210`, `+salada 60` of a plate, `?blorg` unknown, `~` an assumed amount. */
function read(text: string, own?: OwnWords): string {
  return readSentence(text, own)
    .pieces.flatMap((piece) => {
      if (piece.kind === "unknown") return [`?${piece.text}`];
      if (piece.kind === "filler") return [];
      const { key, ref, why, amount } = piece;
      return [`${why === "plate" ? "+" : ""}${key ?? ref} ${amount.grams}${amount.isAssumed ? "~" : ""}`];
    })
    .join(", ");
}

describe("amounts", () => {
  test.each([
    ["duas conchas e meia de feijão", "feijao 350"],
    ["2 bananas e meia maçã", "banana 150, maca 75"],
    ["um mamão e meio", "mamao 465"],
    ["meia dúzia de ovos", "ovo 270"],
    ["½ mamão", "mamao 155"],
    ["1.500 g de melancia", "melancia 1500"],
    ["arroz (100 g), feijão - 2 conchas", "arroz 100, feijao 280"],
    ["100g frango 2 ovos", "frango 100, ovo 90"],
    ["cerca de 200 g de arroz", "arroz 200"],
    ["1 maçã grande", "maca 195"],
    ["uma xícara de café", "cafe 50"],
    ["1 peito de frango", "frango 180"],
    ["peito de frango grelhado", "frango 120~"],
    ["1 colher de sopa de açúcar", "acucar 24"],
    ["1 colher de açúcar", "acucar 5"],
    ["1 colher de café de azeite", "azeite 1"],
    ["2 l de coca", "coca 2000"],
    ["um chope e uma cerveja", "cerveja 300, cerveja 350"],
    ["30 kg de arroz", "arroz 3000"],
    ["150 de arroz e 30 uvas", "arroz 150, uva 240"],
    ["1 concha e 1/2 de feijão", "feijao 210"],
    ["1 colher (sopa) de azeite", "azeite 8"],
    ["1 copo (200 ml) de leite", "leite 200"],
    ["2x banana", "banana 150"],
    ["pão francês 2", "pao 100"],
    ["arroz feijao 1 bife", "arroz 125~, feijao 140~, bife 100"],
    ["feijão\n1 bife", "feijao 140~, bife 100"],
    ["1 cerveja long neck", "cerveja 355"],
    ["2 asas de frango", "frango-assado 80"],
    ["omelete com 3 ovos", "omelete 195"],
    ["meia pizza", "pizza 480"],
  ])("%s: %s", (text, expected) => expect(read(text)).toBe(expected));
});

describe("names", () => {
  test.each([
    ["café com leite e açúcar", "cafe-com-leite 200~, acucar 5~"],
    ["café da manhã: pão com ovo", "pao 50~, ovo 45~"],
    ["batatas fritas", "batata-frita 100~"],
    ["abobrinha na brasa", "abobrinha 80~"],
    ["feijaõ e aroz", "feijao 140~, arroz 125~"],
    ["x-tudo", "xburguer 200~"],
    ["2 fatias de pão integral Wickbold", "pao-forma-integral 50"],
    ["bife de alcatra", "alcatra 100~"],
    ["iogurte grego", "iogurte-grego 100~"],
    ["strogonoff", "estrogonofe-frango 150~"],
    ["tapioca de queijo", "tapioca 100~, mucarela 20~"],
    ["12h30 arroz", "arroz 125~"],
    ["feijoada completa", "feijoada 225~"],
  ])("%s: %s", (text, expected) => expect(read(text)).toBe(expected));

  test.each([
    ["sanduíche de atum", "?sanduíche de atum"],
    ["batata palha", "?batata palha"],
    ["2 fatias de blorg", "?blorg"],
    ["arroz à grega", "?arroz à grega"],
    ["2 fatias", "?2 fatias"],
    ["pão com zirva", "pao 50~, ?zirva"],
    ["tomate cereja", "?tomate cereja"],
    ["pão, cozido", "pao 50~, ?cozido"],
    ["grande, Sadia", "?grande, ?Sadia"],
    ["pizza de calabresa 2 fatias", "?pizza de calabresa"],
  ])("what is not known comes back whole: %s", (text, expected) => expect(read(text)).toBe(expected));
});

describe("plates", () => {
  test.each([
    ["PF", "+arroz 125~, +feijao 140~, +bife 100~, +salada 60~"],
    ["um PF de macarrão e linguiça", "+feijao 140~, +salada 60~, macarrao 150~, linguica 60~"],
    ["marmita sem arroz nem feijão", "+frango 120~, +salada 60~"],
    ["PF de carne assada", "+arroz 125~, +feijao 140~, +salada 60~, ?carne assada"],
    ["1 quilo de melancia", "melancia 1000"],
    ["misto quente", "pao 50~, +mucarela 20~, +presunto 15~"],
  ])("%s: %s", (text, expected) => expect(read(text)).toBe(expected));

  test("what a plate brings has an empty span at the end of the plate word", () => {
    const brought = readSentence("no PF hoje").pieces.filter((piece) => piece.kind === "food");
    expect(brought.map(({ start, end }) => [start, end])).toEqual([
      [5, 5],
      [5, 5],
      [5, 5],
      [5, 5],
    ]);
  });
});

test("water is no food; an amount of it is counted", () => {
  expect(readSentence("2 copos de água e 500 ml de água com gás")).toMatchObject({ waterMl: 900 });
  expect(read("whey com água")).toBe("whey 30~");
});

test("what is left out stays in the words of the food it is left out of", () => {
  const [coffee] = readSentence("suco de laranja sem açúcar").pieces;
  expect(coffee).toMatchObject({ text: "suco de laranja sem açúcar", key: "suco-laranja" });
});

describe("the member's own words", () => {
  const cake = "mine:0196a3f0-0000-7000-8000-000000000001";
  const own: OwnWords = {
    foods: [{ ref: cake, name: "Bolo da vó Lourdes", measure: { unit: "fa", grams: 80 } }],
    measures: [
      { unit: "co", food: "taco:561", grams: 110 },
      { unit: "sv", food: null, grams: 60 },
    ],
  };

  test("own foods are found by their name", () => {
    expect(read("2 fatias do bolo da vó Lourdes e café", own)).toBe(`${cake} 160, cafe 50~`);
    expect(read("bolo da vo lourdes", own)).toBe(`${cake} 80~`);
    expect(read("bolo da vó Lourdes")).toBe("?bolo da vó Lourdes");
  });

  test("own measures replace the table's, within a tenth", () => {
    const [beans] = readSentence("2 conchas de feijão", own).pieces;
    expect(beans).toMatchObject({ amount: { grams: 220, low: 198, high: 242, unit: "co", count: 2 } });
    expect(read("1 concha de lentilha e 1 colher de servir de arroz", own)).toBe("lentilha 160, arroz 60");
  });
});

describe("any text", () => {
  const words = [...new Set(sentences.flatMap(({ text }) => text.split(" ")))];
  const nonsense = ["blorg", "zirva", "trelelê", "quixute"];
  const typed = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc
      .array(fc.constantFrom(...words, ...nonsense, "½", "(", ")", "1.000", "\n", "-", "e meia"), { maxLength: 14 })
      .map((some) => some.join(" ")),
  );

  test("every character stands in exactly one piece, in order", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const { pieces } = readSentence(text);
        const ends = [0, ...pieces.map(({ end }) => end)];
        return (
          ends.at(-1) === text.length && pieces.every(({ start, end }, index) => start === ends[index] && end >= start)
        );
      }),
      generated(1_000),
    );
  });

  test.each(["de ", "arroz ", "blorg de ", "2 ", "e meia ", "(", "sem ", "pf "])(
    "a long text of %j is read",
    (word) => {
      const text = word.repeat(5_000);
      const since = process.cpuUsage();
      expect(readSentence(text).pieces.at(-1)?.end).toBe(text.length);
      expect(process.cpuUsage(since).user / 1_000).toBeLessThan(3_000);
    },
  );

  test("an amount is one that can be logged", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const foods = readSentence(text).pieces.filter((piece) => piece.kind === "food");
        return foods.every(
          ({ ref, amount }) =>
            food.safeParse({ ref, per100: null }).success &&
            loggedAmount.safeParse(amount).success &&
            amount.low <= amount.grams &&
            amount.grams <= amount.high,
        );
      }),
      generated(500),
    );
  });

  test("a word that nothing knows is never dropped", () => {
    fc.assert(
      fc.property(typed, fc.constantFrom(...nonsense), typed, (before, word, after) => {
        const text = `${before}, ${word}, ${after}`;
        const start = before.length + 2;
        const holder = readSentence(text).pieces.find((piece) => piece.start <= start && piece.end > start);
        return holder?.kind === "unknown";
      }),
      generated(500),
    );
  });
});
