import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { generated } from "../../../../scripts/lib/generated.ts";
import { dietOf } from "./diet.ts";
import type { DietRequest } from "./diet-request.ts";
import { anyRequest } from "./testing/any-request.ts";
import { meanOf, sumFigures, type Tally, weekFigures } from "./testing/menu-figures.ts";

const MEAT_OR_FISH = ["de-tudo", "sem-carne-vermelha", "peixe"] as const;
const TIMEOUT = 300_000;
const SOY = new Set(["own:tofu-firme", "own:soja-texturizada"]);

const figuresOf = (requests: readonly DietRequest[]): Map<string, Tally> =>
  sumFigures(
    requests.flatMap((request) => {
      const { diet } = dietOf(request);
      return diet.method === "foods" ? [weekFigures(request, diet)] : [];
    }),
  );

describe("what is eaten in Brazil", () => {
  test("in many weeks, as a reader counts it", { timeout: TIMEOUT }, () => {
    const figures = figuresOf(fc.sample(anyRequest({ eatings: MEAT_OR_FISH }), generated(2_000, 60)));
    const mean = (name: string): number => meanOf(figures, name);
    expect(mean("weeks with offal")).toBe(0);
    expect(mean("plates with more than 10 g of oil")).toBe(0);
    expect(mean("weeks with more than 14 eggs")).toBe(0);
    expect(mean("days over the fibre")).toBeLessThanOrEqual(0.02);
    expect(mean("beans of the state")).toBeGreaterThanOrEqual(0.9);
    expect(mean("breakfasts with coffee with milk, of who drinks milk")).toBeGreaterThanOrEqual(0.3);
    expect(mean("breakfasts of roots")).toBeLessThanOrEqual(0.1);
    expect(mean("weekdays with every meal in the minutes")).toBeGreaterThanOrEqual(0.98);
    expect(mean("dinners under 15 g of protein")).toBeLessThanOrEqual(0.02);
    expect(mean("foods to buy")).toBeLessThanOrEqual(33);
    expect(mean("weeks with more than 35 foods to buy")).toBeLessThanOrEqual(0.05);
    expect(mean("weeks with a protein more than 3 times")).toBeLessThanOrEqual(0.1);
    expect(mean("weeks with textured soy more than 4 times")).toBeLessThanOrEqual(0.02);
    expect(mean("half a loaf")).toBe(0);
    expect(mean("raw vegetables under 30 g")).toBeLessThanOrEqual(0.01);
    expect(mean("kinds of fruit and vegetables")).toBeLessThanOrEqual(12);
    expect(mean("meals with juice a week")).toBeLessThanOrEqual(0.3);
  });

  test("also of those who eat no meat or fish", { timeout: TIMEOUT }, () => {
    const figures = figuresOf(fc.sample(anyRequest({ eatings: ["ovolacto", "vegano"] }), generated(1_000, 40)));
    const mean = (name: string): number => meanOf(figures, name);
    expect(mean("plates with more than 10 g of oil")).toBe(0);
    expect(mean("beans of the state")).toBeGreaterThanOrEqual(0.9);
    expect(mean("breakfasts with coffee with milk, of who drinks milk")).toBeGreaterThanOrEqual(0.3);
    expect(mean("weekdays with every meal in the minutes")).toBeGreaterThanOrEqual(0.98);
    expect(mean("dinners under 15 g of protein")).toBeLessThanOrEqual(0.02);
    expect(mean("weeks with more than 35 foods to buy")).toBeLessThanOrEqual(0.05);
  });

  test("and nobody who eats meat has soy in its place", { timeout: TIMEOUT }, () => {
    const eatings = ["de-tudo", "sem-carne-vermelha"] as const;
    for (const request of fc.sample(anyRequest({ eatings }), generated(200, 20))) {
      const { diet } = dietOf(request);
      const meals = diet.method === "foods" ? diet.days.flatMap((day) => day.meals) : [];
      const foods = meals.flatMap(({ items }) => items.map(({ food }) => food));
      expect(foods.filter((food) => SOY.has(food))).toEqual([]);
    }
  });
});
