import { expect, test } from "vitest";
import { dayOf, eatenWords, mealOf, namesFood } from "./meal-words.ts";

const TODAY = "2026-11-20";
const NOON = 12 * 60;

test.each([
  ["de manhã foi pão francês", "cafe"],
  ["lanche da manhã: banana", "lanche-manha"],
  ["almocei um PF", "almoco"],
  ["lanchei uma fruta", "lanche-tarde"],
  ["jantei sopa", "jantar"],
  ["tomei café com leite", "almoco"],
] as const)("%s at noon: %s", (text, meal) => expect(mealOf([text], NOON)).toBe(meal));

test("the words of the call go before those of the question", () =>
  expect(mealOf(["no jantar, sopa", "almocei bem e jantei sopa"], NOON)).toBe("jantar"));

test.each([
  ["comi uma pizza ontem", "2026-11-19"],
  ["anteontem foi feijoada", "2026-11-18"],
  ["põe igual a ontem", TODAY],
  ["2 ovos", TODAY],
])("%s: %s", (text, day) => expect(dayOf([text], TODAY)).toBe(day));

test.each([
  ["anota aí: 2 ovos", "2 ovos"],
  ['registra 100 g de "arroz"', "100 g de  arroz "],
  ["pão na chapa", "pão na chapa"],
])("%s", (text, words) => expect(eatenWords(text)).toBe(words));

test.each([
  ["anota essa merda", false],
  ["quantas kcal tem", false],
  ["300", false],
  ["barrinha Zuperfit", true],
])("whether %s names a food: %s", (text, isFood) => expect(namesFood(text)).toBe(isFood));
