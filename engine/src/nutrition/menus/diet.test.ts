import { createHash } from "node:crypto";
import type { FoodsDiet } from "@app/contract/plan-document";
import { PlanDocument } from "@app/contract/plan-document";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { exclusionsOf } from "../../exclusions/exclusions.ts";
import { exclusionsFor, type Limits } from "../../exclusions/testing/exclusions-for.ts";
import { ALLERGENS } from "../catalogue/food.ts";
import { dayGoalOf } from "./day-goal.ts";
import { dietOf } from "./diet.ts";
import type { DietRequest } from "./diet-request.ts";
import { foodsOfPool, poolOf } from "./pool.ts";
import { anyRequest } from "./testing/any-request.ts";
import { KNOWN_MENUS, knownRequests } from "./testing/known-menus.ts";
import { findMenuFaults } from "./testing/menu-faults.ts";

const [first, second, vegan] = knownRequests as [DietRequest, DietRequest, DietRequest];
const codesOf = (request: DietRequest): string[] => dietOf(request).reasons.map(({ code }) => code);
const bytesOf = (request: DietRequest): string => JSON.stringify(dietOf(request));

describe("the same request", () => {
  test("gives the same bytes", () => {
    for (const request of knownRequests) expect(bytesOf(request)).toBe(bytesOf(request));
  });

  // Red after a change of rules or plates: take the new value, the browser's test compares with it.
  test("gives the bytes that the browser gives", () => {
    const bytes = knownRequests.map(bytesOf).join("\n");
    expect(createHash("sha256").update(bytes).digest("hex")).toBe(KNOWN_MENUS);
  });

  test("of another account gives another menu", () => {
    expect(bytesOf({ ...first, seed: "another" })).not.toBe(bytesOf(first));
  });

  test("fits the contract", () => {
    for (const request of knownRequests) {
      expect(() => PlanDocument.shape.diet.parse(dietOf(request).diet)).not.toThrow();
    }
  });
});

describe("the checks of a menu find", () => {
  const diet = dietOf(first).diet as FoodsDiet;
  const { targets } = first;

  test.each<[string, Partial<DietRequest>, RegExp]>([
    ["a day below the floor", { targets: { ...targets, floor: targets.kcal + 200 } }, /below the floor/],
    ["energy off the target", { targets: { ...targets, kcal: targets.kcal * 1.2 } }, /kcal for/],
    ["too little protein", { targets: { ...targets, protein: targets.protein * 2 } }, /too little protein/],
    ["an allergen", { exclusions: exclusionsFor({ allergies: ["gluten"] }) }, /excluded: allergy gluten/],
    ["a disliked food", { exclusions: exclusionsFor({ dislikes: ["taco:3"] }) }, /arroz branco is excluded: dislike/],
    ["meat for vegans", { exclusions: exclusionsFor({ eating: "vegano" }) }, /eating vegano/],
  ])("%s", (_name, change, words) => {
    expect(findMenuFaults(first, diet)).toEqual([]);
    expect(findMenuFaults({ ...first, ...change }, diet).join("\n")).toMatch(words);
  });
});

describe("without a menu", () => {
  const NO_SOY = { allergies: ["soja", "gluten"], severe: true } as const;
  // Nothing is left that has 20 g of protein at a meal.
  const VEGAN_WITHOUT_PULSES = exclusionsOf(
    { s12: { items: ["soja"], other: "feijão", severe: false } },
    { eating: "vegano", allergenTags: ["soja", "gluten"], severeReaction: false },
    ["R20_BARIATRICA_18_MESES"],
  );
  const STAPLES = ["taco:3", "taco:1", "own:macarrao", "taco:129", "taco:88", "taco:62"] as const;

  test.each<[string, Partial<DietRequest>]>([
    ["level-b", { level: "B" }],
    ["menus-off", { menus: "off" }],
    ["no-menu", { exclusions: exclusionsFor({ ...NO_SOY, dislikes: STAPLES, eating: "vegano" }) }],
    ["no-portions", { level: "B", rows: ["R20_BARIATRICA_18_MESES"], exclusions: VEGAN_WITHOUT_PULSES }],
  ])("%s gives groups and portions, and says why", (because, change) => {
    const { diet, reasons } = dietOf({ ...first, exclusions: exclusionsFor(NO_SOY), ...change });
    expect(diet).toMatchObject({ method: "equivalents", because });
    expect(reasons[0]?.code).toBe(`diet.${because}`);
  });
});

describe("reasons", () => {
  test("say what of the answers made the menu", () => {
    expect(codesOf(first)).toEqual(expect.arrayContaining(["diet.hard-hour", "diet.dislikes", "diet.budget"]));
    expect(codesOf(vegan)).toContain("diet.b12");
    expect(dietOf(second).reasons).toContainEqual({
      path: "diet",
      code: "diet.unmatched-dislike",
      values: { word: "não sei" },
    });
  });

  test("of the hardest hour are true: its meal is stronger", () => {
    const energyAt = (request: DietRequest): number =>
      (dietOf(request).diet as FoodsDiet).days
        .flatMap(({ meals }) => meals.filter(({ slot }) => slot === "lanche-tarde"))
        .reduce((sum, { items }) => sum + items.reduce((all, { kcal }) => all + kcal, 0), 0);
    expect(energyAt(first)).toBeGreaterThan(1.15 * energyAt({ ...first, hardHour: null }));
  });
});

test("adding an allergen, or a severe reaction, never adds a food", () => {
  fc.assert(
    fc.property(anyRequest(), fc.subarray([...ALLERGENS]), fc.constantFrom(...ALLERGENS), (request, some, one) => {
      const goal = dayGoalOf(request);
      const foodsWith = (limits: Limits) =>
        foodsOfPool(poolOf({ ...request, exclusions: exclusionsFor({ eating: request.eating, ...limits }) }, goal));
      const before = foodsWith({ allergies: some });
      const after = foodsWith({ allergies: [...some, one] });
      const afterSevere = foodsWith({ allergies: [...some, one], severe: true });
      expect([...after].filter((food) => !before.has(food))).toEqual([]);
      expect([...afterSevere].filter((food) => !after.has(food))).toEqual([]);
    }),
    generated(1_000),
  );
});
