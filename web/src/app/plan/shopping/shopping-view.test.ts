import { expect, test } from "vitest";
import { examplePlan } from "../../data/plan-layer/testing/example-plan.ts";
import { countItems, messageOf, withoutFoods } from "./shopping-view.ts";
import { weekRange } from "./week-range.ts";

const { shopping } = examplePlan();

test("what is in the bag leaves the list, and an aisle with it when nothing else is there", () => {
  const left = withoutFoods(shopping, new Set(["taco:410", "taco:3"]));
  expect(left.map(({ aisle, items }) => [aisle, items.length])).toEqual([
    ["hortifruti", 3],
    ["mercearia", 1],
  ]);
  expect(withoutFoods(shopping, new Set())).toEqual(shopping);
});

test("the count is of items on the list: a food that was swapped away since it was ticked is none", () => {
  expect(countItems(shopping, new Set(["taco:3", "taco:182", "taco:88"]))).toEqual({ done: 2, all: 6 });
  expect(countItems([], new Set(["taco:3"]))).toEqual({ done: 0, all: 0 });
});

test("as a message the list has a line for each item under its aisle", () => {
  const message = messageOf("Feira e mercado", withoutFoods(shopping, new Set(["taco:182", "taco:226"])));
  expect(message).toBe(`Feira e mercado

Hortifrúti
- Alface e tomate: 1 pé e 600 g

Açougue
- Peito de frango: 1,4 kg

Mercearia
- Arroz branco: 500 g
- Feijão carioca: 500 g`);
});

test.each([
  ["2026-11-09", "De 9 a 15 de novembro"],
  ["2026-11-30", "De 30 de novembro a 6 de dezembro"],
  ["2026-06-01", "De 1º a 7 de junho"],
  ["2026-12-28", "De 28 de dezembro a 3 de janeiro"],
])("the week of %s is: %s", (monday, range) => expect(weekRange(monday)).toBe(range));
