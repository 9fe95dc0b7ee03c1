import type { MealSlot, Portion } from "@app/contract/plan-document";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { NO_EXCLUSIONS } from "../../exclusions/exclusions.ts";
import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import { catalogue, getFood } from "../catalogue/catalogue.ts";
import { ALLERGENS, type FoodId, GROUPS } from "../catalogue/food.ts";
import type { Choice, Meal, PartName } from "../meals/meal.ts";
import { mealTemplates } from "../meals/meals.ts";
import type { Eating } from "../target-rules.ts";
import { portionOf } from "./portion.ts";
import { type SwapLimits, swapsFor } from "./swaps.ts";

const SLOT_OF_MEAL: Readonly<Record<Meal, MealSlot>> = {
  cafe: "cafe",
  lanche: "lanche-tarde",
  almoco: "almoco",
  jantar: "jantar",
  ceia: "ceia",
};
const EATINGS: readonly Eating[] = ["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"];
const anything = { exclusions: NO_EXCLUSIONS };

type Served = { meal: Meal; part: PartName; choice: Choice; step: number };
const served: readonly Served[] = mealTemplates.flatMap(({ meal, parts }) =>
  parts.flatMap(({ part, step, choices }) => choices.map((choice) => ({ meal, part, choice, step }))),
);

const someLimits = fc.record({
  eating: fc.constantFrom(...EATINGS),
  allergies: fc.subarray([...ALLERGENS]),
  severe: fc.boolean(),
  dislikes: fc.uniqueArray(fc.constantFrom(...catalogue.foods.map(({ id }) => id)), { maxLength: 60 }),
});
const somePortion = fc.tuple(fc.constantFrom(...served), fc.nat()).map(
  ([
    {
      meal,
      part,
      choice: { food, unit, least, most },
      step,
    },
    steps,
  ]) => {
    const count = least + (steps % (Math.round((most - least) / step) + 1)) * step;
    return { slot: SLOT_OF_MEAL[meal], part, portion: portionOf(food, unit, count) };
  },
);

describe("every swap", () => {
  test("has about the energy and protein of what it replaces", () => {
    fc.assert(
      fc.property(somePortion, someLimits, ({ slot, part, portion }, limits) => {
        const swaps = swapsFor(portion, { slot, part, exclusions: exclusionsFor(limits) });
        expect(swaps.length).toBeLessThanOrEqual(8);
        expect(new Set(swaps.map(({ food }) => food)).size).toBe(swaps.length);
        for (const swap of swaps) expectEquivalent(swap, portion);
      }),
      generated(2_000),
    );
  });

  test("may be eaten by the person it is offered to", () => {
    fc.assert(
      fc.property(somePortion, someLimits, ({ slot, part, portion }, limits) => {
        for (const { food } of swapsFor(portion, { slot, part, exclusions: exclusionsFor(limits) })) {
          const { contains, mayContain, origin } = getFood(food as FoodId);
          const traces = limits.severe ? mayContain : [];
          expect(
            [...contains, ...traces].some((one) => limits.allergies.includes(one)),
            food,
          ).toBe(false);
          expect(limits.dislikes.includes(food as FoodId), food).toBe(false);
          if (limits.eating === "vegano") expect(origin).toBe("vegetal");
          if (limits.eating !== "de-tudo") expect(origin).not.toBe("carne");
        }
      }),
      generated(2_000),
    );
  });

  test("comes before those that are further away", () => {
    fc.assert(
      fc.property(somePortion, ({ slot, part, portion }) => {
        const distances = swapsFor(portion, { slot, part, ...anything }).map(({ kcal }) =>
          Math.abs(kcal - portion.kcal),
        );
        expect(distances).toEqual([...distances].sort((a, b) => a - b));
      }),
      generated(2_000),
    );
  });
});

describe("swaps", () => {
  test("of rice are those of the lunch table, in spoons and pieces", () => {
    expect(said(portionOf("taco:3", "cs", 4), { slot: "almoco", part: "arroz" })).toEqual([
      "mandioquinha 2 un",
      "batata-doce 4 cs",
      "batata 8 cs",
      "mandioca 1 pd",
      "arroz integral 5 cs",
      "cuscuz de milho 9 cs",
      "cuscuz marroquino 6 cs",
      "quinoa 5 cs",
    ]);
  });

  test.each<[string, Portion, MealSlot, PartName, readonly string[]]>([
    ["bread is no flour", portionOf("taco:53", "un", 1), "cafe", "pao", ["paes"]],
    ["breakfast eggs are no steak", portionOf("own:ovo-mexido", "un", 2), "cafe", "proteina", ["carnes"]],
    ["leaves are leaves", portionOf("taco:78", "prato", 1), "almoco", "salada", ["vegetais-a"]],
    ["beans are pulses", portionOf("taco:561", "co", 1), "almoco", "feijao", ["leguminosas"]],
  ])("%s", (_name, portion, slot, part, groups) => {
    const foods = swapsFor(portion, { slot, part, ...anything }).map(({ food }) => getFood(food as FoodId));
    expect(foods.length).toBeGreaterThanOrEqual(2);
    for (const { group, name, state } of foods) {
      expect(groups).toContain(group);
      expect(`${name} ${state}`).not.toMatch(/farinha|farofa|bife/);
    }
  });

  test("leave out what is on the plate already", () => {
    const portion = portionOf("taco:78", "prato", 1);
    const limits = { slot: "almoco", part: "salada", ...anything } as const;
    expect(swapsFor(portion, limits).map(({ food }) => food)).toContain("taco:152");
    expect(swapsFor(portion, { ...limits, beside: ["taco:152"] }).map(({ food }) => food)).not.toContain("taco:152");
  });

  test("stand beside four of five usual portions, dishes and drinks aside", () => {
    const exchanged = served.filter(({ choice: { food } }) => GROUPS[getFood(food).group].portionKcal !== null);
    const without = exchanged.filter(({ meal, part, choice: { food, unit, typical } }) => {
      const portion = portionOf(food, unit, typical);
      return swapsFor(portion, { slot: SLOT_OF_MEAL[meal], part, ...anything }).length === 0;
    });
    expect(without.length / exchanged.length).toBeLessThan(0.2);
  });
});

function expectEquivalent(swap: Portion, portion: Portion): void {
  const [food, replaced] = [getFood(swap.food as FoodId), getFood(portion.food as FoodId)];
  expect(food.id).not.toBe(replaced.id);
  expect(food.group).toBe(replaced.group);
  expect(food.use).toBe("plano");
  expect(Math.abs(swap.kcal - portion.kcal)).toBeLessThanOrEqual(Math.max(0.1 * portion.kcal, 15));
  expect(Math.abs(swap.protein - portion.protein)).toBeLessThanOrEqual(food.group === "carnes" ? 8 : 5);
  expect(swap).toEqual(portionOf(food.id, swap.unit as never, swap.count));
  expect(Number.isInteger(swap.count * 2)).toBe(true);
}

const said = (portion: Portion, place: Pick<SwapLimits, "slot" | "part">): string[] =>
  swapsFor(portion, { ...place, ...anything }).map(
    ({ food, count, unit }) => `${getFood(food as FoodId).name} ${count} ${unit}`,
  );
