import { expect, test } from "vitest";
import { readOwnFood } from "./read-own-food.ts";

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test("what is left empty has no data, and is not zero", () => {
  const read = readOwnFood(
    formOf({ name: " Farofa da Cida ", basis: "per100", kcal: "406", unit: "cs", portion: "15" }),
  );
  expect(read).toEqual({
    food: {
      name: "Farofa da Cida",
      per100: { kcal: 406, protein: null, fat: null, carb: null, fibre: null },
      measure: { unit: "cs", grams: 15 },
    },
  });
});

test("figures of a portion become those of 100 g", () => {
  const read = readOwnFood(
    formOf({ name: "Barra", basis: "portion", portion: "25", unit: "un", kcal: "98", fat: "2,5" }),
  );
  expect(read).toMatchObject({ food: { per100: { kcal: 392, fat: 10 }, measure: { unit: "un", grams: 25 } } });
});

test("a name alone is a food", () => {
  const nothing = { kcal: null, protein: null, fat: null, carb: null, fibre: null };
  expect(readOwnFood(formOf({ name: "Bolo" }))).toEqual({ food: { name: "Bolo", per100: nothing, measure: null } });
});

test.each([
  [{ name: " " }, ["name"]],
  [{ name: "Barra", basis: "portion", kcal: "98" }, ["portion"]],
  [{ name: "Barra", basis: "per100", kcal: "1200", portion: "5000" }, ["portion", "kcal"]],
  [{ name: "Barra", basis: "portion", portion: "10", protein: "20" }, ["protein"]],
])("%j is asked for again", (fields, wrong) => {
  const read = readOwnFood(formOf(fields));
  expect("errors" in read && Object.keys(read.errors)).toEqual(wrong);
});
