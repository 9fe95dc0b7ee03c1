import type { FoodsDiet, PlanItem, PlanMeal } from "@app/contract/plan-document";
import type { Swap } from "@app/contract/plans";
import { describe, expect, test } from "vitest";
import { applySwaps } from "./apply-swaps.ts";
import { aWeek } from "./testing/a-week.ts";

const week = aWeek();
const lunch = mealOf(week, "d1.almoco");
const rice = lunch.items[0] as PlanItem;
const [cassava, other] = rice.swaps;
const THURSDAY = "2026-11-12";
const choice = (change: Partial<Swap["choice"]>): Swap["choice"] => ({
  plan: 1,
  part: rice.id,
  takes: cassava?.food ?? "",
  day: null,
  ...change,
});
const on = (day: string | null, ...choices: Swap["choice"][]) => applySwaps(week, choices, { plan: 1, day });

describe("a swap of an item", () => {
  test("takes the portion that the plan offers, keeps the place, renames the meal", () => {
    const swapped = mealOf(on(null, choice({})), "d1.almoco");
    expect(swapped.items[0]).toEqual({ ...cassava, id: rice.id, swaps: rice.swaps });
    expect(swapped.items.slice(1)).toEqual(lunch.items.slice(1));
    expect(swapped.name).not.toBe(lunch.name);
  });

  test("of a day is not in the week, and wins on its day", () => {
    const choices = [choice({}), choice({ day: THURSDAY, takes: other?.food ?? "" })];
    expect(mealOf(on(null, ...choices), "d1.almoco").items[0]?.food).toBe(cassava?.food);
    expect(mealOf(on(THURSDAY, ...choices), "d1.almoco").items[0]?.food).toBe(other?.food);
    expect(on(null, choice({ day: THURSDAY }))).toEqual(week);
  });

  test("back to the planned food undoes a lasting one for a day", () => {
    const choices = [choice({}), choice({ day: THURSDAY, takes: rice.food })];
    expect(mealOf(on(THURSDAY, ...choices), "d1.almoco").items[0]).toEqual(rice);
  });
});

describe("a swap of a meal", () => {
  test("takes the meal of the other day with its own swaps, and keeps id and hour", () => {
    const taken = mealOf(week, "d4.almoco");
    const item = taken.items.find(({ swaps }) => swaps.length > 0) as PlanItem;
    const swap = { part: item.id, takes: item.swaps[0]?.food ?? "" };
    const swapped = mealOf(on(null, choice({ part: "d1.almoco", takes: "d4.almoco" }), choice(swap)), "d1.almoco");
    expect(swapped).toMatchObject({ id: "d1.almoco", slot: "almoco", template: taken.template });
    expect(swapped.items.map(({ food }) => food)).toEqual(
      taken.items.map(({ id, food }) => (id === item.id ? swap.takes : food)),
    );
  });
});

test.each<[string, Partial<Swap["choice"]>]>([
  ["another version", { plan: 2 }],
  ["a food that is not offered", { takes: "taco:540" }],
  ["a part that is none", { part: "d1.almoco.99" }],
  ["a meal of another kind", { part: "d1.almoco", takes: "d4.cafe" }],
  ["a meal that is none", { part: "d1.almoco", takes: "d4.ceia" }],
])("%s changes nothing", (_name, change) => {
  expect(on(null, choice(change))).toEqual(week);
});

function mealOf({ days }: FoodsDiet, id: string): PlanMeal {
  const found = days.flatMap(({ meals }) => meals).find((meal) => meal.id === id);
  if (!found) throw new Error(`there is no meal ${id}`);
  return found;
}
