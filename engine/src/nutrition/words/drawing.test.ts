import { expect, test } from "vitest";
import { drawings, groupDrawings } from "../../../data/drawings.ts";
import { catalogue, findFood } from "../catalogue/catalogue.ts";
import { mealTemplates } from "../meals/meals.ts";
import { drawingOf } from "./drawing.ts";

const named: readonly string[] = drawings.match(/(?:taco|own):\S+/g) ?? [];

test("every food has a drawing, and what is no food has none", () => {
  expect(catalogue.foods.filter(({ id }) => !drawingOf(id))).toEqual([]);
  expect(drawingOf("taco:0")).toBeNull();
});

test("every food of a meal has a drawing of its own", () => {
  const foods = mealTemplates.flatMap(({ parts }) => parts.flatMap(({ choices }) => choices.map(({ food }) => food)));
  expect([...new Set(foods)].filter((food) => !named.includes(food))).toEqual([]);
});

test("a food stands once in the table, and is in the catalogue", () => {
  expect(named.filter((food, index) => named.indexOf(food) !== index)).toEqual([]);
  expect(named.filter((food) => !findFood(food))).toEqual([]);
});

test("a food without a drawing of its own is drawn as its group", () => {
  expect(named).not.toContain("taco:386");
  expect(drawingOf("taco:386")).toBe(groupDrawings.salgados);
});
