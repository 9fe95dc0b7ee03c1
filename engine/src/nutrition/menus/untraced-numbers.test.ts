import type { FoodsDiet } from "@app/contract/plan-document";
import { expect, test } from "vitest";
import { exclusionsFor } from "../../exclusions/testing/exclusions-for.ts";
import { applySwaps } from "./apply-swaps.ts";
import { aWeek } from "./testing/a-week.ts";
import { untracedNumbers } from "./testing/untraced-numbers.ts";

const people = [
  exclusionsFor(),
  exclusionsFor({ eating: "vegano" }),
  exclusionsFor({ allergies: ["gluten", "leite-proteina"], severe: true }),
];

test.each(people)("every number of a week traces to a food and its source", (limits) => {
  for (const first of [0, 4, 9, 13]) expect(untracedNumbers(aWeek(limits, first))).toEqual([]);
});

test("also with swaps on it", () => {
  const week = aWeek();
  const choices = week.days.flatMap(({ meals }) =>
    meals.flatMap(({ items }) =>
      items.map(({ id, swaps }) => ({ plan: 1, part: id, takes: swaps[0]?.food ?? "", day: null })),
    ),
  );
  const swapped = applySwaps(week, choices, { plan: 1, day: null });
  expect(swapped).not.toEqual(week);
  expect(untracedNumbers(swapped)).toEqual([]);
});

test.each<[string, Record<string, unknown>]>([
  ["energy that is off", { kcal: 1234 }],
  ["grams of another count", { count: 9 }],
  ["a food that is none", { food: "taco:999" }],
  ["a measure that the food does not have", { unit: "lata" }],
])("%s is found", (_name, change) => {
  const week = structuredClone(aWeek());
  Object.assign(week.days[2]?.meals[2]?.items[0] ?? {}, change);
  expect(untracedNumbers(week)[0]).toMatch(/^diet\.days\.2\.meals\.2\.items\.0/);
});

test("a number without a food is found", () => {
  expect(untracedNumbers({ ...aWeek(), total: 1650 } as FoodsDiet)).toEqual(["diet.total: 1650 stands alone"]);
});
