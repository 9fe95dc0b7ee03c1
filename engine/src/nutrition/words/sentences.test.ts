import { describe, expect, test } from "vitest";
import { reasonTexts } from "../../../data/reasons.ts";
import { exclusionsFor, type Limits } from "../../exclusions/testing/exclusions-for.ts";
import { safetyTable } from "../../intake/triage/safety-table.ts";
import { listEquivalentFoods } from "../equivalents/equivalent-foods.ts";
import { equivalentsOf } from "../equivalents/equivalents.ts";
import { targetsOf } from "../targets.ts";
import { describeGroups } from "./describe-groups.ts";
import { type ReasonCode, reasonText } from "./reason-text.ts";
import { targetReasons } from "./target-reasons.ts";

describe("groups in words", () => {
  test.each<[string, string, number, Limits, string]>([
    ["almoco", "cereais", 1, {}, "1 punho de arroz, macarrão ou mandioca, ou 2 batatas"],
    ["almoco", "carnes", 1.5, {}, "1 palma e meia de frango, carne ou peixe, ou 3 ovos"],
    ["almoco", "carnes", 1, { eating: "ovolacto" }, "2 ovos"],
    ["almoco", "leguminosas", 1, {}, "meia concha de feijão ou lentilha"],
    ["cafe", "paes", 1.5, {}, "1 pão francês e meio ou 3 fatias de pão de forma"],
    ["cafe", "laticinios", 2, {}, "1 xícara de leite, 1 pote de iogurte natural ou 1 fatia de queijo minas"],
    [
      "ceia",
      "laticinios",
      2,
      { allergies: ["lactose"] },
      "1 xícara de leite sem lactose ou 1 pote de iogurte sem lactose",
    ],
    ["lanche-tarde", "frutas-a", 2, {}, "2 frutas: laranja, mexerica, maçã ou banana"],
    ["lanche-tarde", "frutas-a", 1, { dislikes: ["taco:222"] }, "1 fruta: laranja, mexerica ou banana"],
  ])("%s: %d of %s", (slot, group, portions, change, text) => {
    const meal = { slot: slot as "almoco", groups: [{ group, portions }] };
    expect(describeGroups(meal, exclusionsFor(change))).toEqual([text]);
  });

  test("name nothing that a person may not eat", () => {
    const exclusions = exclusionsFor({ allergies: ["gluten", "leite-proteina", "ovo"], severe: true });
    const shares = { cafe: 0.3, almoco: 0.4, jantar: 0.3 };
    const times = { cafe: "07:00", almoco: "12:00", jantar: "19:00" } as never;
    const diet = equivalentsOf({ exclusions, targets: { kcal: 1800, floor: 1500 }, shares, times }, "level-b");
    const text = diet.meals.flatMap((meal) => describeGroups(meal, exclusions)).join(" ");
    expect(text).not.toMatch(/pão|macarrão|leite|iogurte|queijo|ovo/);
    expect(listEquivalentFoods("cafe", "paes", exclusions)).toEqual([]);
  });
});

test("an allergy that was not read names no food at all", () => {
  const unread = { ...exclusionsFor(), unreadAllergies: ["níquel"] };
  const meal = {
    slot: "cafe" as const,
    groups: [
      { group: "frutas-a", portions: 1 },
      { group: "paes", portions: 2 },
    ],
  };
  expect(describeGroups(meal, unread)).toEqual([
    "1 porção de fruta que você já come bem",
    "2 porções de cereal que você já come bem",
  ]);
});

describe("reasons", () => {
  const isSaidByKey = (code: string): boolean => code === "diet.note" || code === "diet.row";
  const codes = (Object.keys(reasonTexts) as ReasonCode[]).filter((code) => !isSaidByKey(code));
  const values = new Proxy({}, { get: () => 1650.5 }) as Record<string, number>;

  test.each(codes)("%s says a whole sentence, and no figure when numbers are hidden", (code) => {
    const shown = reasonText({ code, values }, "shown");
    expect(shown).toMatch(/^[A-ZÁÉÍÓÚ1].+[.]$/);
    expect(shown).not.toMatch(/[{}!]|1650/);
    expect(reasonText({ code, values }, "hidden") ?? "").not.toMatch(/\d\s(kcal|k?g|ml|cm)\b/);
  });

  test("every row that gives groups says its own reason, and nothing of a cut that is not there", () => {
    const rows = safetyTable.content.filter(({ diet }) => diet === "B").map(({ code }) => code);
    const sentences = rows.map((row) => reasonText({ code: "diet.row", values: { row } }, "hidden") ?? "");
    expect(new Set(sentences).size).toBe(rows.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ][^{}!\d]+[.]$/);
    expect(reasonText({ code: "diet.row", values: { row: "R14_DIABETES_2" } }, "shown")).not.toContain("sem corte");
  });

  test("keys and numbers are said as people do", () => {
    const reason = { code: "diet.hard-hour", values: { slot: "lanche-tarde", hour: "meio-da-tarde" } };
    expect(reasonText(reason, "shown")).toBe(
      "O lanche da tarde ficou mais forte, porque o meio da tarde é a hora mais difícil do seu dia.",
    );
    expect(reasonText({ code: "targets.floor", values: { floor: 1368 } }, "shown")).toContain("1.368\u00a0kcal");
    expect(reasonText({ code: "of-an-old-version", values: {} }, "shown")).toBeNull();
    expect(() => reasonText({ code: "targets.floor", values: {} }, "shown")).toThrow("without floor");
  });

  test("of the targets give the figures of the targets", () => {
    const input = { sex: "F", kg: 82, cm: 165, age: 34, af: 1.375, goal: "emagrecer", diet: "de-tudo" } as const;
    const sentences = (change: Partial<Parameters<typeof targetsOf>[0] & { isCeiling: boolean }>) => {
      const person = { ...input, dietLevel: "A", maxDeficitPct: null, ...change } as const;
      return targetReasons(person, targetsOf(person)).map((reason) => reasonText(reason, "shown"));
    };
    expect(sentences({})).toEqual([
      "Em repouso, o seu corpo gasta perto de 1.520\u00a0kcal por dia, pela fórmula de Mifflin–St Jeor.",
      "A rotina e o exercício que você contou multiplicam esse gasto por 1,375: perto de 2.090\u00a0kcal por dia.",
      "Para emagrecer, a meta é 1.650\u00a0kcal por dia: perto de 440\u00a0kcal menos do que você gasta.",
      "A gente nunca planeja abaixo do seu piso, que é 1.368\u00a0kcal por dia.",
      "A proteína é 115\u00a0g por dia: 1,6\u00a0g para cada quilo de peso de referência.",
      "A água é perto de 2.500\u00a0ml por dia. A urina clara é o melhor sinal.",
    ]);
    expect(sentences({ dietLevel: "B", waterWithheld: true })).toEqual(
      expect.arrayContaining([
        "A meta mantém a energia do seu dia: 2.100\u00a0kcal.",
        "Até uma pessoa ler as suas respostas, o plano mantém a energia do dia, sem corte.",
        "Sobre água, converse com seu médico.",
      ]),
    );
    // Small meals: nobody is asked to reach the energy.
    const ceiling = sentences({ dietLevel: "B", maxDeficitPct: 0, isCeiling: true }).join(" ");
    expect(ceiling).toMatch(/O dia vai até .* comer menos está certo/);
    expect(ceiling).not.toMatch(/a meta é|A meta mantém|sem corte/);
    // Diabetes 2: a small cut is said as one. Breast-feeding: milk comes on top.
    const cut = sentences({ dietLevel: "B", maxDeficitPct: 0.1 }).join(" ");
    expect(cut).toContain("no máximo um décimo");
    expect(cut).not.toContain("sem corte");
    expect(sentences({ dietLevel: "B", maxDeficitPct: 0, breastfeeding: true })).toContain(
      "Amamentar gasta energia: a meta soma isso ao que você gasta e chega a 2.450\u00a0kcal por dia, sem corte.",
    );
  });
});
