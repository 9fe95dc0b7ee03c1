import { expect, test } from "vitest";
import { weightRange, weightRows } from "./weight-rows.ts";

const days = [
  { day: "2026-11-01", kg: 82, trend: 82 },
  { day: "2026-11-08", kg: 81.4, trend: 81.6 },
];

test("the plan begins at the first trend, widens with time and goes on after the last weigh-in", () => {
  const rows = weightRows({ days, rate: null, planned: { low: -0.7, high: -0.35 } });
  expect(rows.map(({ day, index, kg }) => [day, index, kg])).toEqual([
    ["2026-11-01", 0, 82],
    ["2026-11-08", 7, 81.4],
    ["2026-11-13", 12, undefined],
  ]);
  expect(rows[0]?.planned).toEqual({ low: 82, high: 82 });
  expect(rows[1]?.planned?.low).toBeCloseTo(81.3);
  expect(rows[1]?.planned?.high).toBeCloseTo(81.65);
});

test("without a plan there are the weigh-ins alone", () => {
  const rows = weightRows({ days, rate: null, planned: null });
  expect(rows).toHaveLength(2);
  expect(rows.every(({ planned }) => planned === undefined)).toBe(true);
});

test("the range holds every value and at least two kilograms", () => {
  const [low, high] = weightRange(weightRows({ days, rate: null, planned: null }));
  expect(high - low).toBeCloseTo(2.4);
  expect(low).toBeLessThan(81.4);
  expect(weightRows({ days: [], rate: null, planned: null })).toEqual([]);
});
