import { describe, expect, test } from "vitest";
import { catalogue, listMeasures } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { portionOf } from "../menus/portion.ts";
import { describeMeasure } from "./describe-measure.ts";
import { describeSource, foodSource } from "./describe-source.ts";
import { foodName } from "./food-name.ts";
import { handMeasure } from "./hand-measure.ts";
import { mealName } from "./meal-name.ts";
import { describeCount, feminine } from "./noun.ts";

const plannable = catalogue.foods.filter(({ use }) => use === "plano");

test.each<[FoodId, UnitKey, number, string, string]>([
  ["taco:3", "cs", 4, "4 colheres de sopa", "1 punho"],
  ["taco:3", "cs", 1, "1 colher de sopa", "1 colher de sopa"],
  ["taco:561", "co", 1.5, "1 concha e meia", "1 concha e meia"],
  ["taco:64", "cs", 2, "2 colheres de sopa", "meio punho"],
  ["taco:410", "filé", 1, "1 filé", "1 palma"],
  ["taco:413", "sobrecoxa", 1.5, "1 sobrecoxa e meia", "1 palma"],
  ["taco:78", "prato", 1, "1 prato de sobremesa", "2 mãos cheias"],
  ["taco:78", "fo", 2, "2 folhas", "2 folhas"],
  ["taco:260", "sb", 1, "1 colher de sobremesa", "1 fio"],
  ["taco:53", "un", 0.5, "meia unidade", "meia unidade"],
  ["own:leite", "ca", 1.5, "1 copo americano e meio", "1 copo americano e meio"],
  ["own:canja", "prato", 2, "2 pratos fundos", "2 pratos fundos"],
  ["taco:7", "cs", 2, "2 colheres de sopa", "2 colheres de sopa"],
  ["own:tofu-firme", "fa", 4, "4 fatias", "1 palma e meia"],
])("%s in %s, %d of them: %s, %s", (food, unit, count, measure, hand) => {
  const portion = portionOf(food, unit, count);
  expect(describeMeasure(portion)).toBe(measure);
  expect(handMeasure(portion)).toBe(hand);
});

test("quarters are said, other shares are written", () => {
  const slice = feminine("fatia");
  expect([0.25, 0.75, 1.25, 2.3].map((count) => describeCount(count, slice))).toEqual([
    "um quarto de fatia",
    "três quartos de fatia",
    "1 fatia e um quarto",
    "2,3 fatias",
  ]);
});

describe("every food for plans", () => {
  test("has words for its measures, with a hand or a thing of the kitchen and no unit of weight", () => {
    for (const { id } of plannable) {
      for (const { unit } of listMeasures(id)) {
        const portion = portionOf(id, unit, 1);
        expect(describeMeasure(portion), id).toMatch(/^1 [a-zà-ú -]+$/);
        expect(handMeasure(portion), id).toMatch(/^(\d+ |mei[ao] )[a-zà-ú -]+$/);
        expect(handMeasure(portion)).not.toMatch(/\d+ ?(kcal|k?g|ml)\b/);
      }
    }
  });

  test("has a name and a source", () => {
    for (const { id } of plannable) {
      expect(foodName(id)).toMatch(/^[A-ZÁÉÍÓÚÂÊÔÃÕÇ]/);
      expect(foodSource(id)).toMatch(/TACO 4ª edição, item \d+|USDA|FAO|Média|Receita/);
    }
  });
});

test("names leave out what goes without saying", () => {
  expect(["taco:3", "taco:129", "taco:561", "taco:533", "taco:408", "taco:471"].map(foodName)).toEqual([
    "Arroz branco",
    "Mandioca cozida",
    "Feijão carioca",
    "Cuscuz de milho",
    "Peito de frango cozido e desfiado",
    "Café sem açúcar",
  ]);
});

test("a source names the row and the measure", () => {
  expect(describeSource(portionOf("taco:3", "cs", 1))).toBe("TACO 4ª edição, item 3; medida da POF 2008–2009, IBGE");
  expect(describeSource(portionOf("own:leite-semidesnatado", "xi", 1))).toBe(
    "Média de dois itens do nosso catálogo; medida derivada da POF 2008–2009, IBGE",
  );
});

test.each<[string, readonly [FoodId, UnitKey, number][]]>([
  [
    "Arroz, feijão, frango grelhado, abóbora e salada",
    [
      ["taco:3", "cs", 4],
      ["taco:561", "co", 1],
      ["taco:410", "filé", 1],
      ["taco:78", "prato", 1],
      ["taco:157", "fa", 2],
      ["taco:64", "cs", 2],
      ["taco:260", "sb", 1],
    ],
  ],
  [
    "Pão, ovos mexidos, café com leite e mamão",
    [
      ["taco:53", "un", 1],
      ["own:ovo-mexido", "un", 2],
      ["own:cafe-com-leite", "xi", 1],
      ["taco:226", "fa", 1],
    ],
  ],
  [
    "Pão integral, atum e tomate",
    [
      ["taco:52", "fa", 2],
      ["taco:277", "cs", 3],
      ["taco:157", "fa", 2],
    ],
  ],
  ["Iogurte", [["taco:448", "pote", 1]]],
])("%s", (name, items) => {
  expect(mealName(items.map(([food, unit, count]) => portionOf(food, unit, count)))).toBe(name);
});
