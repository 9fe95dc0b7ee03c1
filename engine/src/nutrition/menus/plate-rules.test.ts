import type { FoodsDiet, MealSlot, PlanDay, PlanItem } from "@app/contract/plan-document";
import { expect, test } from "vitest";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { dietOf } from "./diet.ts";
import type { DietRequest } from "./diet-request.ts";
import { brokenPlateRules, plateRules } from "./plate-rules.ts";
import { portionOf } from "./portion.ts";
import { knownRequests } from "./testing/known-menus.ts";

const good = dietOf(knownRequests[0] as DietRequest).diet as FoodsDiet;

const item = (food: FoodId, unit: UnitKey, count: number): PlanItem => ({
  id: "d1.almoco.9",
  ...portionOf(food, unit, count),
  swaps: [],
});

const changeDay = (change: (day: PlanDay) => PlanDay): FoodsDiet => ({
  ...good,
  days: good.days.map((day, index) => (index === 0 ? change(day) : day)),
});

const withItems = (slot: MealSlot, change: (items: PlanItem[]) => PlanItem[]): FoodsDiet =>
  changeDay((day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.slot === slot ? { ...meal, items: change(meal.items) } : meal)),
  }));

const withFood = (slot: MealSlot, food: FoodId, unit: UnitKey, count: number): FoodsDiet =>
  withItems(slot, (items) => [...items, item(food, unit, count)]);

const everyDay = (slot: MealSlot, added: PlanItem): FoodsDiet => ({
  ...good,
  days: good.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.slot === slot ? { ...meal, items: [...meal.items, added] } : meal)),
  })),
});

const sameLunch = (): FoodsDiet => {
  const lunch = good.days[0]?.meals.find(({ slot }) => slot === "almoco");
  const days = good.days.map((day, index) =>
    index === 1 && lunch ? { ...day, meals: day.meals.map((meal) => (meal.slot === "almoco" ? lunch : meal)) } : day,
  );
  return { ...good, days };
};

test("there are ten, and a composed menu breaks none", () => {
  expect(plateRules).toHaveLength(10);
  expect(brokenPlateRules(good)).toEqual([]);
});

test.each<[string, string, FoodsDiet]>([
  ["a lunch of salad", "almoco-com-amido-e-proteina", withItems("almoco", () => [item("taco:78", "prato", 2)])],
  ["a dinner of fruit", "almoco-com-amido-e-proteina", withItems("jantar", () => [item("taco:222", "un", 1)])],
  [
    "pasta with beans",
    "um-amido-de-cada-vez",
    withItems("almoco", (items) => [...items, item("own:macarrao", "pegador", 1), item("taco:561", "co", 1)]),
  ],
  ["320 g of lentils", "porcao-de-gente", withFood("almoco", "taco:577", "co", 2)],
  ["a mountain of rice", "porcao-de-gente", withFood("almoco", "taco:3", "cs", 13)],
  ["a raw bean", "nada-cru-que-se-cozinha", rawBean()],
  ["coffee with lunch", "cafe-onde-se-toma", withFood("almoco", "taco:471", "xi", 1)],
  ["coffee before sleep", "cafe-onde-se-toma", withFood("jantar", "own:cafe-com-leite", "xi", 1)],
  [
    "two soups a day",
    "uma-sopa-por-dia",
    withItems("jantar", (items) => [...items, item("own:canja", "prato", 1), item("own:sopa-legumes", "prato", 1)]),
  ],
  [
    "two lettuces",
    "nada-duas-vezes-no-prato",
    withItems("almoco", (items) => [...items, item("taco:78", "prato", 1), item("taco:77", "prato", 1)]),
  ],
  ["dried meat every day", "salgados-e-figado-poucas-vezes", everyDay("almoco", item("taco:384", "pd", 1))],
  ["liver every day", "salgados-e-figado-poucas-vezes", everyDay("almoco", item("taco:356", "bife", 1))],
  [
    "no vegetables",
    "verdura-no-almoco-e-400-gramas",
    withItems("almoco", () => [item("taco:3", "cs", 4), item("taco:410", "filé", 1)]),
  ],
  ["beans for breakfast", "cada-refeicao-com-o-que-se-come-nela", withFood("cafe", "taco:561", "co", 1)],
  ["yoghurt on the lunch plate", "cada-refeicao-com-o-que-se-come-nela", withFood("almoco", "taco:448", "pote", 1)],
  ["the same lunch twice running", "cada-refeicao-com-o-que-se-come-nela", sameLunch()],
])("%s breaks %s", (_name, code, diet) => {
  expect(brokenPlateRules(diet).map((broken) => broken.split(" ")[0])).toContain(code);
});

/** Raw beans have no household measure: none could be planned, and none may be written. */
function rawBean(): FoodsDiet {
  return withItems("almoco", (items) => [...items, { ...item("taco:561", "co", 1), food: "taco:562" }]);
}
