import { describe, expect, test } from "vitest";
import { safetyTable } from "../intake/triage/safety-table.ts";
import { catalogue } from "../nutrition/catalogue/catalogue.ts";
import { dishParts } from "../nutrition/catalogue/dish-parts.ts";
import { type FoodId, fullName } from "../nutrition/catalogue/food.ts";
import { isExcludedByNotes, NOTE_CODES, type NoteCode, noteRules, notesOfRows, packsOf } from "./note-packs.ts";

const namesWithout = (note: NoteCode): string[] =>
  catalogue.foods.filter((food) => isExcludedByNotes([note], food)).map(fullName);

describe("packs of the notes", () => {
  test("there is one for every note of the safety table, and none without a note", () => {
    const ofRows = new Set(safetyTable.content.flatMap(({ notes = [] }) => notes));
    expect([...ofRows].sort()).toEqual([...NOTE_CODES].sort());
    expect(Object.keys(noteRules.content).sort()).toEqual([...NOTE_CODES].sort());
  });

  test("each has a source and a sentence for the professional, and says where the member's stands", () => {
    for (const { source, member, professional, on } of packsOf(NOTE_CODES)) {
      expect(source).not.toBe("");
      expect(professional).toMatch(/^\p{Lu}.+\.$/u);
      if (member !== null) expect(member).toMatch(/^\p{Lu}.+\.$/u);
      expect(on === undefined).toBe(member === null);
    }
  });

  test("no two limit the same thing of a day with different figures", () => {
    const figures = new Map<string, Set<string>>();
    for (const { diet = {} } of packsOf(NOTE_CODES)) {
      const { plan: _plan, ...limits } = diet;
      for (const [name, value] of Object.entries(limits))
        figures.set(name, (figures.get(name) ?? new Set()).add(JSON.stringify(value)));
    }
    expect([...figures].filter(([, values]) => values.size > 1)).toEqual([]);
  });

  test("are those of the rows in force, each once", () => {
    expect(notesOfRows(["R21_GLP1", "R20_BARIATRICA_18_MESES"])).toEqual([
      "proteina-e-liquido-primeiro",
      "refeicoes-pequenas",
      "forca-primeiro",
    ]);
    expect(notesOfRows([])).toEqual([]);
  });
});

test.each<[NoteCode, readonly string[], readonly string[]]>([
  [
    "sodio",
    [
      "amendoim torrado e salgado",
      "presunto",
      "carne-seca cozida",
      "shoyu",
      "azeitona verde em conserva",
      "caldo verde",
    ],
    ["pão francês", "manteiga sem sal", "óleo de soja", "noz", "ovo cozido"],
  ],
  [
    "gordura-saturada-baixa",
    ["manteiga", "purê de batata", "coxa de frango com pele assada", "picanha sem gordura grelhada", "azeite de dendê"],
    ["salmão com pele grelhado", "contrafilé sem gordura grelhado", "azeite", "coxa de frango sem pele cozida"],
  ],
  [
    "carboidrato-distribuido",
    ["suco de laranja", "mel", "granola", "refrigerante de cola", "limonada com açúcar"],
    ["melancia", "café sem açúcar", "laranja", "pão francês"],
  ],
  [
    "purinas-baixas",
    ["fígado grelhado", "sardinha em lata", "cerveja", "canja de galinha"],
    ["feijão carioca cozido", "atum em lata"],
  ],
  [
    "vitamina-k-constante",
    ["couve refogada", "alface", "rúcula", "caldo verde", "salsa", "óleo de soja"],
    ["couve-flor cozida", "alface-americana", "tomate", "azeite", "salsão"],
  ],
  ["sem-deficit", ["cerveja"], ["café sem açúcar"]],
])("%s leaves out %j and not %j", (note, out, kept) => {
  const names = namesWithout(note);
  expect(names).toEqual(expect.arrayContaining([...out]));
  expect(names.filter((name) => kept.includes(name))).toEqual([]);
  const known = catalogue.foods.map(fullName);
  expect(known).toEqual(expect.arrayContaining([...kept]));
});

test("a dish goes with any of its parts, also with one that is only bought for it", () => {
  const offered = [...dishParts].flatMap(([dish, { parts }]) =>
    NOTE_CODES.filter(
      (note) =>
        parts.some(({ id }) => isExcludedByNotes([note], { id: id as FoodId })) &&
        !isExcludedByNotes([note], { id: dish as FoodId }),
    ).map((note) => `${note} ${dish}`),
  );
  expect(offered).toEqual([]);
  expect(isExcludedByNotes(["gordura-saturada-baixa"], { id: "taco:538" })).toBeDefined();
});
