import type { FoodsDiet, PlanItem } from "@app/contract/plan-document";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { runs } from "../../../../scripts/lib/generated.ts";
import { getFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { dayGoalOf } from "./day-goal.ts";
import { dietOf } from "./diet.ts";
import { poolOf } from "./pool.ts";
import { anyRequest, EATINGS } from "./testing/any-request.ts";

const SEED = 23;
const WEEKS = runs(60);

const nameOf = ({ food }: PlanItem): string => getFood(food as FoodId).name;
const mealsOf = ({ days }: FoodsDiet): PlanItem[][] => days.flatMap(({ meals }) => meals.map(({ items }) => items));
const isEgg = (item: PlanItem): boolean => /^(ovo(?! de codorna)|omelete)/.test(nameOf(item));
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

const weeksOf = (eating: "ovolacto" | "vegano"): PlanItem[][][] =>
  fc
    .sample(anyRequest({ eatings: [eating] }), { seed: SEED, numRuns: WEEKS })
    .map((request) => dietOf(request).diet)
    .flatMap((diet) => (diet.method === "foods" ? [mealsOf(diet)] : []));

test.each(EATINGS)("who eats %s has sides for protein only without meat and fish", (eating) => {
  const [request] = fc.sample(anyRequest({ eatings: [eating], exclusions: 0 }), { seed: SEED, numRuns: 1 });
  if (!request) throw new Error("no request");
  const { proteinSides } = poolOf(request, dayGoalOf(request));
  const sides = Object.values(proteinSides).flat();
  expect(sides.length > 0).toBe(eating === "ovolacto" || eating === "vegano");
});

test.each(["ovolacto", "vegano"] as const)("a usual week of %s has few dishes of soy protein and eggs", (eating) => {
  const weeks = weeksOf(eating);
  const soyDishes = weeks.map((meals) => meals.flat().filter(({ food }) => food === "own:soja-texturizada").length);
  const eggs = weeks.map((meals) =>
    meals
      .flat()
      .filter(isEgg)
      .reduce((sum, { count }) => sum + count, 0),
  );
  expect(median(soyDishes)).toBeLessThanOrEqual(4);
  expect(median(eggs)).toBeLessThanOrEqual(14);
});

test("no plate takes a second milk, yoghurt or egg dish for its protein", () => {
  for (const items of weeksOf("ovolacto").flat()) {
    for (const kind of [/^leite/, /^iogurte/, /^(ovo|omelete|crepioca)/]) {
      expect(items.filter((item) => kind.test(nameOf(item))).map(nameOf).length).toBeLessThanOrEqual(1);
    }
  }
});
