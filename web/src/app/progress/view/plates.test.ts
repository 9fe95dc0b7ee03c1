import type { MealSlot } from "@app/contract/plan-document";
import { expect, test } from "vitest";
import type { StoredEntry } from "../../data/diary/diary-records.ts";
import { countPlates, platesOf } from "./plates.ts";

const eaten = (day: string, meal: MealSlot, ref: string, grams: number): StoredEntry => ({
  id: `${day}-${meal}-${ref}`,
  place: { day, meal, time: null },
  food: { ref, per100: null },
  amount: { grams, low: grams, high: grams, unit: null, count: null, isAssumed: false },
  source: { from: "search", part: null },
});

test("a plate has what was eaten, the largest first, each drawing once; snacks share a row", () => {
  const entries = new Map([
    [
      "2026-11-16",
      [
        eaten("2026-11-16", "almoco", "taco:561", 80),
        eaten("2026-11-16", "almoco", "taco:3", 125),
        eaten("2026-11-16", "almoco", "taco:3", 50),
        eaten("2026-11-16", "ceia", "taco:182", 70),
      ],
    ],
  ]);
  const rows = platesOf({ entries }, ["2026-11-16", "2026-11-17"]);
  expect(rows.map(({ meal }) => meal)).toEqual(["cafe", "almoco", "lanche", "jantar"]);
  expect(rows[1]?.plates.map(({ foods }) => foods)).toEqual([["arroz", "feijao"], null]);
  expect(rows[2]?.plates[0]?.foods).toHaveLength(1);
  expect(countPlates(rows)).toBe(2);
});

test("a food without a drawing is still a meal that was logged", () => {
  const mine = eaten("2026-11-16", "jantar", "mine:0197a0f0-0000-7000-8000-000000000000", 100);
  const rows = platesOf({ entries: new Map([["2026-11-16", [mine]]]) }, ["2026-11-16"]);
  expect(rows[3]?.plates[0]?.foods).toEqual([]);
  expect(countPlates(rows)).toBe(1);
});
