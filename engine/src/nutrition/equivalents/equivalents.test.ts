import type { EquivalentsDiet, MealSlot } from "@app/contract/plan-document";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { NO_EXCLUSIONS } from "../../exclusions/exclusions.ts";
import { exclusionsFor, type Limits } from "../../exclusions/testing/exclusions-for.ts";
import { ALLERGENS } from "../catalogue/food.ts";
import { MEAL_OF_SLOT } from "../meals/meal.ts";
import type { Eating } from "../target-rules.ts";
import { type EquivalentGroup, listEquivalentFoods, portionKcalOf } from "./equivalent-foods.ts";
import { type EquivalentsRequest, equivalentsOf } from "./equivalents.ts";

const EATINGS: readonly Eating[] = ["de-tudo", "sem-carne-vermelha", "peixe", "ovolacto", "vegano"];
const DAYS: readonly EquivalentsRequest["shares"][] = [
  { cafe: 0.28, almoco: 0.4, jantar: 0.32 },
  { cafe: 0.24, almoco: 0.35, "lanche-tarde": 0.15, jantar: 0.26 },
  { cafe: 0.22, "lanche-manha": 0.08, almoco: 0.33, "lanche-tarde": 0.14, jantar: 0.23 },
  { cafe: 0.2, "lanche-manha": 0.08, almoco: 0.31, "lanche-tarde": 0.12, jantar: 0.22, ceia: 0.07 },
];
const times: Readonly<Record<MealSlot, string>> = {
  cafe: "07:00",
  "lanche-manha": "10:00",
  almoco: "12:30",
  "lanche-tarde": "16:00",
  jantar: "19:30",
  ceia: "21:30",
};

const person: EquivalentsRequest = {
  targets: { kcal: 1800, floor: 1500 },
  shares: DAYS[3] ?? {},
  times,
  exclusions: NO_EXCLUSIONS,
};

const someone: fc.Arbitrary<EquivalentsRequest> = fc.record({
  targets: fc.integer({ min: 24, max: 70 }).map((fifties) => ({ kcal: fifties * 50, floor: 1200 })),
  shares: fc.constantFrom(...DAYS),
  times: fc.constant(times),
  exclusions: fc
    .record({
      eating: fc.constantFrom(...EATINGS),
      allergies: fc.subarray([...ALLERGENS], { maxLength: 4 }),
      severe: fc.boolean(),
    })
    .map(exclusionsFor),
});

const always = (property: (request: EquivalentsRequest) => void): void => {
  fc.assert(fc.property(someone, property), generated(200));
};

describe("groups and portions", () => {
  test("have the energy of the day, and never less than the floor", () => {
    always((request) => {
      const { kcal, floor } = request.targets;
      const energy = energyOf(equivalentsOf(request, "level-b"));
      expect(energy).toBeGreaterThanOrEqual(floor);
      expect(Math.abs(energy - kcal)).toBeLessThanOrEqual(0.05 * kcal);
    });
  });

  test("name no group of which the person may eat nothing", () => {
    always((request) => {
      for (const { slot, groups } of equivalentsOf(request, "no-menu").meals) {
        for (const { group, portions } of groups) {
          expect(
            listEquivalentFoods(MEAL_OF_SLOT[slot], group, request.exclusions).length,
            `${slot} ${group}`,
          ).toBeGreaterThan(0);
          expect(Number.isInteger(portions * 2) && portions > 0).toBe(true);
        }
      }
    });
  });

  test("make half of lunch and dinner green, with starch and protein", () => {
    always((request) => {
      for (const { slot, groups } of equivalentsOf(request, "level-b").meals) {
        if (slot !== "almoco" && slot !== "jantar") continue;
        const names = groups.map(({ group }) => group);
        expect(names).toEqual(expect.arrayContaining(["cereais", "vegetais-a", "vegetais-b"]));
        expect(names.includes("carnes") || names.includes("proteinas-vegetais")).toBe(true);
      }
    });
  });
});

test("a day of 1800 kcal in four meals", () => {
  const diet = equivalentsOf({ ...person, shares: DAYS[1] ?? {} }, "level-b");
  expect(diet.because).toBe("level-b");
  expect(diet.meals.map(({ slot, time }) => `${slot} ${time}`)).toEqual([
    "cafe 07:00",
    "almoco 12:30",
    "lanche-tarde 16:00",
    "jantar 19:30",
  ]);
  expect(diet.meals[1]?.groups).toEqual([
    { group: "cereais", portions: 2 },
    { group: "leguminosas", portions: 2 },
    { group: "carnes", portions: 1 },
    { group: "vegetais-a", portions: 2 },
    { group: "vegetais-b", portions: 2 },
    { group: "oleos", portions: 1 },
  ]);
});

test.each<[string, Limits, readonly string[]]>([
  ["a milk allergy leaves out dairy", { allergies: ["leite-proteina"] }, ["laticinios"]],
  ["gluten leaves out bread", { allergies: ["gluten"] }, ["paes"]],
  ["a vegan gets no meat and no egg", { eating: "vegano" }, ["carnes"]],
])("%s", (_name, change, absent) => {
  const groups = equivalentsOf({ ...person, exclusions: exclusionsFor(change) }, "level-b").meals.flatMap(
    (meal) => meal.groups,
  );
  expect(groups.map(({ group }) => group).filter((group) => absent.includes(group))).toEqual([]);
});

const energyOf = ({ meals }: EquivalentsDiet): number =>
  meals
    .flatMap(({ groups }) => groups)
    .reduce((sum, { group, portions }) => sum + portions * portionKcalOf(group as EquivalentGroup), 0);
