import { describe, expect, test } from "vitest";
import { catalogue, listMeasures } from "../catalogue/catalogue.ts";
import { portionOf } from "./portion.ts";

describe("a portion", () => {
  test("has whole kcal and grams with one decimal", () => {
    expect(portionOf("taco:3", "cs", 4)).toEqual({
      food: "taco:3",
      unit: "cs",
      count: 4,
      grams: 100,
      kcal: 128,
      protein: 2.5,
      fat: 0.2,
      carb: 28.1,
      fibre: 1.6,
    });
    expect(portionOf("taco:53", "un", 0.5)).toMatchObject({ grams: 25, kcal: 75, protein: 2, carb: 14.7 });
    expect(portionOf("taco:319", "un", 1)).toMatchObject({ grams: 41.5 });
  });

  test("counts unknown fibre as none", () => {
    expect(portionOf("own:queijo-coalho", "fa", 1)).toMatchObject({ fibre: 0 });
  });

  test("is refused in a measure that the food does not have", () => {
    expect(() => portionOf("taco:3", "fa", 1)).toThrow("no measure fa");
  });

  test("can be made of every food for plans, in all its measures", () => {
    for (const { id } of catalogue.foods.filter(({ use }) => use === "plano")) {
      for (const { unit } of listMeasures(id)) {
        const { food: _food, unit: _unit, ...figures } = portionOf(id, unit, 1.5);
        expect(Object.values(figures).every(Number.isFinite), id).toBe(true);
      }
    }
  });
});
