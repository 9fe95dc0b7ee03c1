import { describe, expect, test } from "vitest";
import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import { getFood } from "../catalogue/catalogue.ts";
import { ALLERGENS, type Allergen } from "../catalogue/food.ts";
import type { Eating } from "../target-rules.ts";
import { type Choice, MEALS, type Meal, type MealTemplate } from "./meal.ts";
import { findMealFaults } from "./meal-faults.ts";
import { mealTemplates, templateFor, templatesFor } from "./meals.ts";

const EATINGS: readonly Eating[] = ["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"];
const MEAL_KEYS = Object.keys(MEALS) as Meal[];
const choicesOf = (template: MealTemplate): Choice[] => template.parts.flatMap(({ choices }) => choices);

test("there are plates for every meal", () => {
  const counts = MEAL_KEYS.map((meal) => mealTemplates.filter((template) => template.meal === meal).length);
  [14, 12, 18, 12, 4].forEach((least, index) => expect(counts[index]).toBeGreaterThanOrEqual(least));
});

test("nothing is wrong with them", () => {
  expect(findMealFaults(mealTemplates)).toEqual([]);
});

describe("for a person", () => {
  test.each(EATINGS)("who eats %s there are enough of them", (eating) => {
    const counts = MEAL_KEYS.map((meal) => templatesFor(meal, exclusionsFor({ eating })).length);
    [4, 6, 5, 5, 2].forEach((least, index) => expect(counts[index], MEAL_KEYS[index]).toBeGreaterThanOrEqual(least));
  });

  test.each(ALLERGENS)("who reacts severely to %s there are some", (allergen) => {
    for (const meal of MEAL_KEYS) {
      const found = templatesFor(meal, exclusionsFor({ allergies: [allergen], severe: true }));
      expect(found.length, meal).toBeGreaterThanOrEqual(2);
    }
  });

  test("no plate keeps a food that they do not eat, and no allergy adds one", () => {
    for (const eating of EATINGS) {
      for (const severe of [false, true]) {
        const alone = new Map(ALLERGENS.map((one) => [one, foodsFor(eating, [one], severe)]));
        for (const [first, second] of pairs(ALLERGENS)) {
          const one = alone.get(first) ?? expect.unreachable();
          const both = foodsFor(eating, [first, second], severe);
          expect([...both].every((food) => one.has(food))).toBe(true);
          for (const id of both) {
            const { contains, mayContain } = getFood(id);
            const excluding = severe ? [...contains, ...mayContain] : contains;
            expect(excluding.includes(first) || excluding.includes(second), `${id} ${first} ${second}`).toBe(false);
          }
        }
      }
    }
  });

  test("an optional part is left out, a needed one takes the plate along", () => {
    const sandwich = get("jantar-sanduiche-frango");
    const withoutMilk = templateFor(sandwich, exclusionsFor({ allergies: ["leite-proteina"] }));
    expect(withoutMilk?.parts.map(({ part }) => part)).not.toContain("laticinio");
    expect(templateFor(sandwich, exclusionsFor({ allergies: ["gluten"] }))).toBeUndefined();
  });
});

describe("a planted fault is found", () => {
  const lunch = get("almoco-frango-grelhado");
  const [rice, ...others] = lunch.parts;
  const withRice = (change: Partial<Choice>) => {
    const choice = { ...(rice?.choices[0] as Choice), ...change };
    return findMealFaults([
      { ...lunch, parts: [{ part: "arroz", step: 1, optional: false, choices: [choice] }, ...others] },
    ]);
  };

  test.each<[string, string[], RegExp]>([
    ["a food that is none", withRice({ food: "taco:999" }), /no food taco:999/],
    ["a food that is not for plans", withRice({ food: "taco:4", unit: "cs" }), /not for plans/],
    ["a measure the food does not have", withRice({ unit: "fa" }), /no measure fa/],
    ["a food of another kind", withRice({ food: "taco:561" }), /no arroz/],
    ["a range without its middle", withRice({ least: 5 }), /5–4–8/],
    ["half a spoon", withRice({ typical: 4.5 }), /steps of 1/],
    ["a mountain of rice", withRice({ typical: 12, most: 12 }), /300 g/],
    ["a plate without energy", findMealFaults([{ ...lunch, parts: others.slice(0, 1) }]), /plate of 106 kcal/],
    [
      "a part without food",
      findMealFaults([{ ...lunch, parts: [{ part: "arroz", step: 1, optional: false, choices: [] }] }]),
      /without a food/,
    ],
    ["the wrong meal", findMealFaults([{ ...lunch, meal: "ceia" }]), /no ceia/],
    ["the same plate twice", findMealFaults([lunch, lunch]), /twice/],
  ])("%s", (_name, faults, words) => {
    expect(faults.join("\n")).toMatch(words);
  });
});

function get(id: string): MealTemplate {
  const found = mealTemplates.find((template) => template.id === id);
  if (!found) throw new Error(`there is no meal ${id}`);
  return found;
}

function foodsFor(eating: Eating, allergies: readonly Allergen[], severe: boolean) {
  const exclusions = exclusionsFor({ eating, allergies, severe });
  return new Set(
    MEAL_KEYS.flatMap((meal) => templatesFor(meal, exclusions))
      .flatMap(choicesOf)
      .map(({ food }) => food),
  );
}

function pairs<Value>(values: readonly Value[]): [Value, Value][] {
  return values.flatMap((first, index) => values.slice(index + 1).map((second): [Value, Value] => [first, second]));
}
