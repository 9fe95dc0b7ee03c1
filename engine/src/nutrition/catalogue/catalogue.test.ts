import { describe, expect, test } from "vitest";
import sentences from "../../../golden/sentences.json" with { type: "json" };
import { questionnaire } from "../../intake/questionnaire/questionnaire.ts";
import {
  catalogue,
  findMeasure,
  findUsualPortion,
  getFood,
  listPlannable,
  suitsAllergies,
  suitsEating,
} from "./catalogue.ts";
import { ALLERGENS, type FoodGroup, type FoodId, fullName, GROUPS } from "./food.ts";
import { measureOf, type UnitKey } from "./measure.ts";
import { amountForSum } from "./recipe.ts";

const { foods, measures, synonyms } = catalogue;

type Item = { food: string; name: string; low: number; high: number; qty?: number; measure?: string; factor?: number };

describe("the catalogue", () => {
  test("is large enough", () => {
    const eaten = foods.filter(({ use }) => use !== "ingrediente");
    expect(eaten.length).toBeGreaterThanOrEqual(350);
    expect(eaten.filter(({ id }) => id.startsWith("taco:")).length).toBeGreaterThanOrEqual(310);
    expect(foods.filter(({ id }) => id.startsWith("own:")).length).toBeGreaterThanOrEqual(40);
    expect(measures.length).toBeGreaterThanOrEqual(250);
    expect(synonyms.reduce((pairs, words) => pairs + words.length - 1, 0)).toBeGreaterThanOrEqual(150);
  });

  test("speaks of the allergens that the questionnaire asks for", () => {
    const spec = questionnaire.content.questions.find(({ id }) => id === "s12")?.spec;
    const items = spec?.kind === "fields" ? spec.fields["items"]?.spec : undefined;
    expect(items?.kind === "list" && items.options.map(({ value }) => value)).toEqual(ALLERGENS);
  });

  test.each(sentences.foods.map((food) => [food.key, food] as const))("knows %s as people say it", (key, said) => {
    const portion = findUsualPortion(key);
    const id: FoodId = said.taco === null ? `own:${key}` : `taco:${said.taco}`;
    expect(portion).toMatchObject({ food: id, ...said.usualPortion });
    expect(portion?.alsoRight).toEqual(("alsoRight" in said ? said.alsoRight : []).map((taco) => `taco:${taco}`));
    if (said.kcal100 !== null) expect(getFood(id).per100.kcal).toBe(said.kcal100);
    for (const [unit, grams] of Object.entries(said.measures)) {
      expect(findMeasure(id, unit as UnitKey), unit).toMatchObject({ grams });
    }
  });

  test("gives the ranges that the sentences are judged by", () => {
    const items = sentences.sentences.flatMap((sentence): readonly Item[] => sentence.items);
    const counted = items.filter(({ measure, factor }) => measure && measure !== "g" && measure !== "ml" && !factor);
    expect(counted.length).toBeGreaterThan(100);
    for (const { food, name, measure, qty = 0, low, high } of counted) {
      const range = findMeasure(findUsualPortion(food)?.food ?? "own:", measure as UnitKey);
      expect(Math.abs((range?.low ?? 0) * qty - low), `${name}, ${measure}`).toBeLessThanOrEqual(1);
      expect(Math.abs((range?.high ?? 0) * qty - high), `${name}, ${measure}`).toBeLessThanOrEqual(1);
    }
  });

  test("computes a recipe from its parts, and adds what is usual in one that is bought", () => {
    expect(getFood("own:cafe-com-leite").per100.kcal).toBe(35.5);
    expect(getFood("own:cafe-com-leite").contains).toEqual(["leite-proteina", "lactose"]);
    expect(getFood("own:macarrao").per100.kcal).toBeCloseTo(371 / 2.6, 1);
    // The syrup's açaí, the banana and the granola: a recipe with oats, honey and nuts, and bought it often has peanuts.
    expect(getFood("own:acai-tigela").contains).toEqual(["gluten", "castanhas", "amendoim"]);
    expect(suitsEating(getFood("own:acai-tigela"), "vegano")).toBe(false);
  });

  test("keeps what nobody knows apart from nothing", () => {
    const cachaca = getFood("taco:472");
    expect(cachaca.per100.carb).toBeNull();
    expect(amountForSum(cachaca, "carb")).toBeNull();
    expect(getFood("own:caipirinha").per100).toMatchObject({ kcal: 71.2, carb: null });
    expect(getFood("taco:410").per100.fibre).toBeNull();
    expect(amountForSum(getFood("taco:410"), "fibre")).toBe(0);
    expect(getFood("taco:272").per100).toMatchObject({ protein: 0, carb: 0, sodium: null });
  });

  test("has for every way of eating something of every group that is exchanged", () => {
    const exchanged = Object.entries(GROUPS).filter(([, { portionKcal }]) => portionKcal !== null);
    for (const [group] of exchanged) {
      const plannable = listPlannable(group as FoodGroup);
      expect(plannable.filter((food) => suitsEating(food, "ovolacto")).length, group).toBeGreaterThanOrEqual(3);
      const vegan = plannable.filter((food) => suitsEating(food, "vegano")).length;
      if (group !== "carnes") expect(vegan, group).toBeGreaterThanOrEqual(3);
    }
  });

  test("leaves out a trace after a severe reaction only", () => {
    const bread = getFood("taco:53");
    expect(suitsAllergies(bread, ["leite-proteina"], false)).toBe(true);
    expect(suitsAllergies(bread, ["leite-proteina"], true)).toBe(false);
    expect(suitsAllergies(bread, ["gluten"], false)).toBe(false);
    expect(suitsAllergies(getFood("own:leite-sem-lactose"), ["lactose"], true)).toBe(true);
    expect(suitsAllergies(getFood("own:leite-sem-lactose"), ["leite-proteina"], false)).toBe(false);
  });

  test("widens its own measures, and a litre not at all", () => {
    expect(measureOf("taco:3", "cs", 100, "pof")).toMatchObject({ low: 75, high: 125 });
    expect(measureOf("taco:53", "un", 50, "pof")).toMatchObject({ low: 40, high: 60 });
    expect(measureOf("taco:3", "cs", 100, "own")).toMatchObject({ low: 60, high: 140 });
    expect(findMeasure("taco:480", "l")).toMatchObject({ low: 1000, high: 1000 });
  });

  test("names the state apart, as one says it of that food", () => {
    expect(getFood("taco:129")).toMatchObject({ name: "mandioca", state: "cozida" });
    expect(fullName(getFood("taco:53"))).toBe("pão francês");
  });
});
