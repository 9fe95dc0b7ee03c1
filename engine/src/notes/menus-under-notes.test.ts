import type { FoodsDiet, PlanDay, PlanItem, Portion } from "@app/contract/plan-document";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runs } from "../../../scripts/lib/generated.ts";
import { getFood } from "../nutrition/catalogue/catalogue.ts";
import { type FoodId, fullName } from "../nutrition/catalogue/food.ts";
import { dietOf } from "../nutrition/menus/diet.ts";
import type { DietRequest } from "../nutrition/menus/diet-request.ts";
import { anyRequest } from "../nutrition/menus/testing/any-request.ts";

const PEOPLE = runs(24, 8);
const TIMEOUT = 60_000;
const [PRESSURE, CHOLESTEROL, THYROID, GOUT] = [
  "R16_PRESSAO_CONTROLADA",
  "R37_COLESTEROL",
  "R38_LEVOTIROXINA",
  "R36_GOTA",
];

const requestsUnder = (...rows: string[]): DietRequest[] =>
  fc.sample(anyRequest({ exclusions: 1, rows }), { seed: 38, numRuns: PEOPLE });
const menusUnder = (...rows: string[]): FoodsDiet[] =>
  requestsUnder(...rows).flatMap((request) => {
    const { diet } = dietOf(request);
    return diet.method === "foods" ? [diet] : [];
  });
const itemsOf = ({ meals }: PlanDay): PlanItem[] => meals.flatMap(({ items }) => items);
const per100 = ({ food }: Portion) => getFood(food as FoodId).per100;
const nameOf = ({ food }: Portion): string => fullName(getFood(food as FoodId));
const sum = (portions: readonly Portion[], of: (portion: Portion) => number): number =>
  portions.reduce((total, one) => total + of(one), 0);

const sodium = (one: Portion): number => ((per100(one).sodium ?? 0) * one.grams) / 100;
const saturated = (one: Portion): number => ((per100(one).saturated ?? per100(one).fat ?? 0) * one.grams) / 100;

/** The day with, of every item, the swap that is worst in one respect. */
const worst = (day: PlanDay, of: (portion: Portion) => number): Portion[] =>
  itemsOf(day).map((item) => [item, ...item.swaps].reduce((most, one) => (of(one) > of(most) ? one : most)));

describe("a menu under a note keeps its limits, whatever is swapped", () => {
  test("sodium: a day has 1,200 mg, a portion less than 400 mg, nothing is salted", { timeout: TIMEOUT }, () => {
    const menus = menusUnder(PRESSURE);
    expect(menus.length / PEOPLE).toBeGreaterThanOrEqual(0.95);
    for (const day of menus.flatMap(({ days }) => days)) {
      expect(sum(worst(day, sodium), sodium)).toBeLessThanOrEqual(1200);
      const portions = itemsOf(day).flatMap((item) => [item, ...item.swaps]);
      expect(portions.filter((one) => sodium(one) >= 400).map(nameOf)).toEqual([]);
      expect(portions.map(nameOf).filter((name) => /salgad|carne-seca|em conserva|shoyu/.test(name))).toEqual([]);
    }
  });

  test("cholesterol: saturated fat, eggs and fibre", { timeout: TIMEOUT }, () => {
    const menus = menusUnder(CHOLESTEROL);
    expect(menus.length / PEOPLE).toBeGreaterThanOrEqual(0.95);
    for (const { days } of menus) {
      for (const day of days) {
        const over = (one: Portion): number => 9 * saturated(one) - 0.07 * one.kcal;
        expect(sum(worst(day, over), over)).toBeLessThanOrEqual(1e-6);
        expect(sum(itemsOf(day), ({ fibre }) => fibre)).toBeGreaterThanOrEqual(25 - 1e-6);
      }
      const eggs = days.flatMap(itemsOf).filter((item) => nameOf(item).startsWith("ovo"));
      expect(sum(eggs, ({ grams }) => grams / 50)).toBeLessThanOrEqual(7);
    }
  });

  test("levothyroxine: no soy in the first meal", { timeout: TIMEOUT }, () => {
    const menus = menusUnder(THYROID);
    expect(menus.length / PEOPLE).toBeGreaterThanOrEqual(0.95);
    const first = menus.flatMap(({ days }) => days.flatMap(({ meals }) => meals.slice(0, 1)));
    const portions = first.flatMap(({ items }) => items.flatMap((item) => [item, ...item.swaps]));
    expect(portions.map(nameOf).filter((name) => /soja|tofu|shoyu/.test(name))).toEqual([]);
  });

  test("gout, once a person allowed a menu: little meat, none of the worst", { timeout: TIMEOUT }, () => {
    for (const day of menusUnder(GOUT).flatMap(({ days }) => days)) {
      const meat = (one: Portion): number => {
        const { group, origin } = getFood(one.food as FoodId);
        return group === "carnes" && origin !== "ovolacto" ? one.grams : 0;
      };
      expect(sum(worst(day, meat), meat)).toBeLessThanOrEqual(150 + 1e-6);
    }
  });
});
