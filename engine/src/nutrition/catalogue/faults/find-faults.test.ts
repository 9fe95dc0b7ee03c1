import { describe, expect, test } from "vitest";
import { catalogue, getFood, listMeasures } from "../catalogue.ts";
import type { Food, FoodId, Nutrients } from "../food.ts";
import { type Measure, measureOf, type UnitKey } from "../measure.ts";
import { type CatalogueText, readCatalogue } from "../read-catalogue.ts";
import { catalogueText } from "../tables.ts";
import { findFaults } from "./find-faults.ts";

/** One food with its measures, and nothing else that could be at fault. */
const alone = (food: Food, measures: readonly Measure[]) =>
  findFaults({ foods: [food], measures, usualPortions: [], synonyms: [] });
const planted = (id: FoodId, change: Partial<Food>) => alone({ ...getFood(id), ...change }, listMeasures(id));
const figures = (id: FoodId, change: Partial<Nutrients>) =>
  planted(id, { per100: { ...getFood(id).per100, ...change } });
const measured = (id: FoodId, unit: UnitKey, grams: number) =>
  alone(getFood(id), [...listMeasures(id).filter((one) => one.unit !== unit), measureOf(id, unit, grams, "pof")]);

test("nothing is wrong with the catalogue", () => {
  expect(findFaults(catalogue)).toEqual([]);
});

describe("a planted fault is found", () => {
  test.each<[string, string[], RegExp]>([
    ["an energy that is 0 because nobody knows it", figures("taco:3", { kcal: 0 }), /energy 0/],
    ["a planned food without energy", figures("taco:3", { kcal: null }), /without energy/],
    ["a planned food without protein", figures("taco:3", { protein: null }), /without macronutrients/],
    ["an energy for a row that has none", planted("own:leite", { id: "taco:458" }), /no energy for it/],
    ["a figure of another row", figures("taco:410", { kcal: 259 }), /macronutrients have/],
    ["a comma at the wrong place", figures("taco:561", { carb: 136 }), /carb 136/],
    ["more than the food weighs", figures("taco:494", { fat: 10 }), /more than 100 g/],
    ["carbohydrate in oil", figures("taco:272", { carb: null }), /pure fat/],
    ["a plant without fibre", figures("taco:182", { fibre: 0 }), /fibre 0/],
    ["more saturated fat than fat", figures("taco:368", { saturated: 9.7 }), /saturated/],
    ["more fibre than carbohydrate", figures("taco:3", { fibre: 40 }), /more fibre/],
    ["beans eaten raw", planted("taco:562", { use: "plano" }), /eaten raw/],
    ["cassava eaten raw", planted("taco:130", { use: "diario" }), /eaten raw/],
    ["meat eaten raw", planted("taco:409", { use: "plano" }), /eaten raw/],
    ["milk without its protein", planted("own:leite", { contains: ["lactose"] }), /without its protein/],
    ["milk without lactose", planted("taco:448", { contains: ["leite-proteina"] }), /lactose/],
    [
      "lactose in milk without lactose",
      planted("own:leite-sem-lactose", { contains: ["leite-proteina", "lactose"] }),
      /lactose/,
    ],
    ["bread without gluten", planted("taco:53", { contains: [] }), /gluten/],
    ["oats without gluten", planted("taco:7", { contains: [] }), /gluten/],
    ["beer without gluten", planted("taco:474", { contains: [] }), /gluten/],
    ["a drink of almonds without nuts", planted("own:bebida-amendoas", { contains: [] }), /allergen|castanhas/],
    ["a drink of soya without soya", planted("taco:582", { contains: [] }), /soja/],
    ["fish without fish", planted("own:tilapia", { contains: [] }), /peixe|fish/],
    ["prawns without crustaceans", planted("taco:284", { contains: ["peixe"] }), /crustaceos/],
    ["vegan with egg", planted("taco:136", { origin: "vegetal" }), /vegan/],
    ["without meat, with fish", planted("taco:277", { origin: "ovolacto" }), /with fish/],
    ["the same allergen twice", planted("taco:53", { mayContain: ["gluten"] }), /the same/],
    ["a drink that is a solid", planted("taco:480", { form: "solido" }), /solid/],
    ["a drink with the powder's figures", figures("own:leite", { kcal: 497 }), /powder/],
    [
      "a powder with the drink's figures",
      planted("taco:491", { per100: getFood("own:cafe-com-leite").per100 }),
      /powder/,
    ],
    ["alcohol in a plan", planted("taco:474", { use: "plano" }), /alcohol/],
    ["a name out of the table", planted("taco:3", { name: "Arroz, tipo 1" }), /as one says it/],
    ["no source", planted("taco:3", { source: "internet" }), /no source/],
    ["a habit above one", planted("taco:3", { habit: 76 }), /habit/],
    ["a price without its day", planted("taco:3", { price: { class: 1, on: "" } }), /day/],
    ["beans that shrink in the pot", planted("taco:561", { yield: 0.5 }), /yield/],
    ["fish among the vegetables", planted("taco:3", { aisle: "peixaria" }), /not fish/],
    ["a spoon of a plate's weight", measured("taco:3", "cs", 160), /cs of 160/],
    ["a spoon copied from another one", measured("taco:3", "cs", 45), /not below sv/],
    ["a glass of the whole fruit", measured("taco:215", "ca", 300), /holds 150/],
    ["a glass of a solid", measured("taco:3", "ca", 150), /not poured/],
    ["a bottle of a solid", measured("taco:3", "garrafa", 500), /not drunk/],
    ["a cup of the powder", measured("taco:491", "xi", 200), /powder/],
    ["a planned food that cannot be measured", alone(getFood("taco:3"), []), /without a measure/],
  ])("%s", (_name, faults, words) => {
    expect(faults.join("\n")).toMatch(words);
  });

  test("a food, a name or a key that stands twice", () => {
    const rice = getFood("taco:3");
    const twice = findFaults({
      ...catalogue,
      foods: [rice, rice],
      usualPortions: Array(2).fill(catalogue.usualPortions[0]),
    });
    expect(twice).toEqual(expect.arrayContaining(["taco:3 stands twice", "two foods are called arroz branco cozido"]));
    expect(twice).toContain("arroz is the key of two portions");
  });

  test("a synonym that leads nowhere, or from one food to another", () => {
    const withWords = (...words: string[]) => findFaults({ ...catalogue, synonyms: [...catalogue.synonyms, words] });
    expect(withWords("pitaia", "fruta-dragão")).toEqual(["no food is called pitaia"]);
    expect(withWords("mandioca", "mamão")).toEqual(["mamão is a food of its own, not mandioca"]);
    expect(withWords("mamão", "aipim")).toEqual(["aipim is a synonym of two words"]);
  });
});

describe("a table that cannot be read is refused", () => {
  const [cereals, ...others] = catalogueText.foods;
  const withRow = (row: string): CatalogueText => ({
    ...catalogueText,
    foods: [{ group: "cereais", pricedOn: "2026-11-16", rows: `${cereals?.rows.trimEnd()}\n${row}` }, ...others],
  });
  const row = (cells: string) => () => readCatalogue(withRow(cells));
  const good =
    "own:a | a | | plano | solido | vegetal | 0.1 | 1 | graos | | | 100 | 10 | 0 | 15 | 1 | 1 | ? | usda 1 | soja |";

  test.each<[string, () => unknown, RegExp]>([
    ["a misspelt allergen", row(good.replace("soja", "sója")), /sója/],
    ["a misspelt use", row(good.replace("plano", "planos")), /planos/],
    ["an empty figure", row(good.replace("100", "")), /no number/],
    ["a decimal comma", row(good.replace("0.1", "0,1")), /no number/],
    ["a fourth price class", row(good.replace("| 1 | graos", "| 4 | graos")), /"4"/],
    ["an id of no source", row(good.replace("own:a", "tbca:a")), /no id/],
    ["an id twice", row(good.replace("own:a", "taco:3")), /twice/],
    ["a column too many", row(`${good} | x`), /too many/],
    ["a recipe and figures", row(good.replace("usda 1", "recipe")), /one/],
    [
      "a recipe of a food that is none",
      () => readCatalogue({ ...catalogueText, recipes: catalogueText.recipes.replace("taco:40 100", "taco:999 100") }),
      /no food taco:999/,
    ],
    [
      "a recipe of itself",
      () =>
        readCatalogue({ ...catalogueText, recipes: catalogueText.recipes.replace("taco:40 100", "own:macarrao 100") }),
      /part of itself/,
    ],
    [
      "a measure beside another food's name",
      () => readCatalogue({ ...catalogueText, measures: ["food | name | pof\ntaco:5 | arroz branco cozido | cs 25"] }),
      /not "arroz branco cozido"/,
    ],
    [
      "an unknown measure",
      () =>
        readCatalogue({ ...catalogueText, measures: ["food | name | pof\ntaco:3 | arroz branco cozido | colher 25"] }),
      /colher/,
    ],
  ])("%s", (_name, read, words) => {
    expect(() => readCatalogue(withRow(good))).not.toThrow();
    expect(read).toThrow(words);
  });
});
