import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../../scripts/lib/generated.ts";
import { isExcluded } from "../../exclusions/exclusions.ts";
import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import type { FoodId } from "../catalogue/food.ts";
import { composeDay, composerOf } from "./compose-week.ts";
import { dietOf } from "./diet.ts";
import type { DietRequest } from "./diet-request.ts";
import { newWeekUse } from "./drawing/week-use.ts";
import { listMenuFoods } from "./food-option.ts";
import { menuRules } from "./menu-rules.ts";
import { planDay } from "./plan-week.ts";
import { anyRequest, EATINGS } from "./testing/any-request.ts";
import { knownRequests } from "./testing/known-menus.ts";
import { findDayFaults, findMenuFaults } from "./testing/menu-faults.ts";

const DAYS = runs(3_000);
const WEEKS_OF_EACH = runs(60);
/** How many are left without a menu is judged of the same people each time. */
const SEED = 19;
/** The last attempt, where limits of common sense give way a little. */
const ifNeedBe = (request: DietRequest) => composerOf(request, menuRules.content.choice.weeks - 1);
/** `npm run prove -- menus` makes 20,000 whole plans. */
const TIMEOUT = 300_000;

test(`${DAYS} single days keep every limit, and nearly all there are`, { timeout: TIMEOUT }, () => {
  let without = 0;
  fc.assert(
    fc.property(anyRequest(), (request) => {
      const day = composeDay(composerOf(request), 0, newWeekUse()) ?? composeDay(ifNeedBe(request), 0, newWeekUse());
      const faults = day ? findDayFaults(request, planDay(day, 0, request, "without-swaps")) : [];
      if (!day) without += 1;
      if (faults.length > 0) throw new Error(faults.join("\n"));
    }),
    { seed: SEED, numRuns: DAYS },
  );
  expect(without / DAYS).toBeLessThan(0.02);
});

describe("vegetables of a week", () => {
  const vegetables = listMenuFoods().filter(({ group }) => group.startsWith("vegetais"));
  /** One who eats no vegetables but these. */
  const only = (...eaten: FoodId[]): DietRequest => ({
    ...(knownRequests[0] as DietRequest),
    exclusions: exclusionsFor({ dislikes: vegetables.map(({ id }) => id).filter((id) => !eaten.includes(id)) }),
  });
  const [lettuce, tomato, cucumber, chayote, pumpkin] = [
    "taco:78",
    "taco:157",
    "taco:142",
    "taco:112",
    "taco:64",
  ] as const;

  test("are five kinds, all that one eats", () => {
    const { diet } = dietOf(only(lettuce, tomato, cucumber, chayote, pumpkin));
    const foods = diet.method === "foods" ? diet.days.flatMap(({ meals }) => meals.flatMap(({ items }) => items)) : [];
    const eaten = new Set(foods.map(({ food }) => food));
    expect([lettuce, tomato, cucumber, chayote, pumpkin].filter((id) => !eaten.has(id))).toEqual([]);
  });

  test("or there is no week", () => {
    expect(dietOf(only(lettuce, tomato, cucumber, chayote)).diet.method).not.toBe("foods");
  });
});

test(`${5 * WEEKS_OF_EACH} weeks keep every limit; few people are left without one`, { timeout: TIMEOUT }, () => {
  const without = new Map<string, number>();
  let withoutSoy = 0;
  for (const eating of EATINGS) {
    for (const request of fc.sample(anyRequest({ eatings: [eating] }), { seed: SEED, numRuns: WEEKS_OF_EACH })) {
      const { diet } = dietOf(request);
      if (diet.method === "foods") expect(findMenuFaults(request, diet)).toEqual([]);
      else without.set(eating, (without.get(eating) ?? 0) + 1);
      if (diet.method !== "foods" && eating === "vegano" && isExcluded(request.exclusions, "own:tofu-firme"))
        withoutSoy += 1;
    }
  }
  const vegans = without.get("vegano") ?? 0;
  const others = [...without.values()].reduce((sum, count) => sum + count, 0) - vegans;
  expect(vegans / WEEKS_OF_EACH).toBeLessThanOrEqual(0.05);
  // Plants without soy seldom have the protein: those who may not eat it are counted apart.
  expect((vegans - withoutSoy) / WEEKS_OF_EACH).toBeLessThanOrEqual(0.02);
  expect(others / (4 * WEEKS_OF_EACH)).toBeLessThanOrEqual(0.01);
});
