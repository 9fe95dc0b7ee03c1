import { describe, expect, test } from "vitest";
import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import { getFood, suitsAllergies, suitsEating } from "../catalogue/catalogue.ts";
import { ALLERGENS, type FoodId } from "../catalogue/food.ts";
import { mealTemplates } from "../meals/meals.ts";
import { listExchangedFoods } from "../menus/exchange.ts";
import { portionOf } from "../menus/portion.ts";
import { aWeek } from "../menus/testing/a-week.ts";
import type { Eating } from "../target-rules.ts";
import { buy } from "./buy.ts";
import { describeAmount } from "./describe-amount.ts";
import { findSaleFaults } from "./sale-faults.ts";
import type { SaleKind } from "./sale-unit.ts";
import { shoppingListOf } from "./shopping-list.ts";

const EATINGS: readonly Eating[] = ["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"];

test.each<[FoodId, number, readonly (readonly [string, number])[]]>([
  ["taco:3", 100, [["Arroz branco", 40]]],
  ["taco:561", 140, [["Feijão carioca", 64]]],
  ["taco:410", 100, [["Peito de frango", 143]]],
  ["taco:413", 65, [["Sobrecoxa de frango sem pele", 124]]],
  ["taco:182", 75, [["Banana-prata", 117]]],
  ["own:macarrao", 260, [["Macarrão", 100]]],
  [
    "own:cafe-com-leite",
    200,
    [
      ["Leite integral", 100],
      ["Café", 100],
    ],
  ],
  [
    "own:vitamina-banana",
    275,
    [
      ["Leite integral", 200],
      ["Banana-prata", 117],
    ],
  ],
  [
    "taco:484",
    65,
    [
      ["Ovos", 57],
      ["Muçarela", 10],
    ],
  ],
  ["taco:540", 210, [["Feijoada", 210]]],
])("%s: %d g eaten are bought as they are sold", (food, grams, bought) => {
  expect(buy(food, grams).map(({ product, grams: weight }) => [product.name, Math.round(weight)])).toEqual(bought);
});

test.each<[SaleKind, number, number, string]>([
  ["peso", 100, 1340, "1,4 kg"],
  ["peso", 100, 600, "600 g"],
  ["peso", 500, 1900, "2 kg"],
  ["un", 117, 820, "8 un."],
  ["pé", 300, 250, "1 pé"],
  ["maço", 150, 151, "2 maços"],
  ["pedaço", 500, 480, "1 pedaço de 500 g"],
  ["pote", 170, 850, "5 potes de 170 g"],
  ["caixa", 200, 90, "1 caixa de 200 g"],
  ["litro", 1000, 1001, "2 litros"],
  ["dúzia", 57, 57 * 13, "1 dúzia e meia"],
  ["dúzia", 57, 57, "meia dúzia"],
  ["casa", 0, 40, "veja se tem em casa"],
])("%s of %d g for %d g: %s", (kind, size, grams, amount) => {
  expect(describeAmount({ kind, size }, grams).replaceAll("\u00a0", " ")).toBe(amount);
});

describe("the list of a week", () => {
  const list = shoppingListOf(aWeek());

  test("stands in the order of a market, each thing once", () => {
    expect(list.map(({ title }) => title)).toEqual([
      "Hortifrúti",
      "Açougue e peixaria",
      "Mercearia",
      "Laticínios, refrigerados, ovos e pão",
    ]);
    const foods = list.flatMap(({ items }) => items.map(({ food }) => food));
    expect(new Set(foods).size).toBe(foods.length);
    expect(foods.length).toBeGreaterThan(15);
  });

  test("adds up the week: a lunch of 100 g of rice on seven days is 300 g of rice", () => {
    const rice = portionOf("taco:3", "cs", 4);
    const days = aWeek().days.map((day) => ({
      ...day,
      meals: day.meals
        .filter(({ slot }) => slot === "almoco")
        .map((meal) => ({ ...meal, items: [{ ...rice, id: `${meal.id}.1`, swaps: [] }] })),
    }));
    expect(shoppingListOf({ method: "foods", days })).toEqual([
      {
        aisle: "mercearia",
        title: "Mercearia",
        items: [{ food: "taco:3", name: "Arroz branco", amount: "300\u00a0g", hint: null }],
      },
    ]);
  });

  test("keeps a thing under a food that is eaten: the gum of a crepioca is not a tapioca", () => {
    const crepioca = portionOf("own:crepioca", "un", 1);
    const [day] = aWeek().days;
    const meals = day?.meals
      .slice(0, 1)
      .map((meal) => ({ ...meal, items: [{ ...crepioca, id: "d1.cafe.1", swaps: [] }] }));
    const foods = shoppingListOf({ method: "foods", days: [{ id: "d1", meals: meals ?? [] }] }).flatMap(
      ({ items }) => items,
    );
    expect(foods.map(({ food }) => food)).toEqual(["taco:146", "taco:272", "taco:489"]);
  });

  test("says what is cheaper among what the plan offers in its place", () => {
    const hints = list.flatMap(({ items }) => items.flatMap(({ hint }) => hint ?? []));
    expect(hints.length).toBeGreaterThan(0);
    for (const hint of hints) expect(hint).toMatch(/^[A-ZÁÉÍÓÚ].+ (sai mais barato|saem mais baratos)$/);
  });

  test("has nothing that the person may not eat", () => {
    for (const eating of EATINGS) {
      for (const allergen of ALLERGENS) {
        const limits = exclusionsFor({ eating, allergies: [allergen], severe: true });
        const bought = shoppingListOf(aWeek(limits, 3)).flatMap(({ items }) => items);
        for (const { food } of bought) {
          const one = getFood(food as FoodId);
          expect(suitsEating(one, eating) && suitsAllergies(one, [allergen], true), `${food} ${allergen}`).toBe(true);
        }
      }
    }
  });
});

test("every food of the plates and of their swaps can be bought", () => {
  const eaten = mealTemplates.flatMap(({ parts }) => parts.flatMap(({ choices }) => choices.map(({ food }) => food)));
  expect(findSaleFaults([...eaten, ...listExchangedFoods()])).toEqual([]);
  expect(findSaleFaults(["taco:347"])).toEqual(["costela bovina: taco:347 costela bovina has no sale unit"]);
});
