import type { DiaryDay, ProgressDay } from "@app/contract/diary";
import { expect, test } from "vitest";
import type { StoredEntry } from "../../data/diary/diary-records.ts";
import { daysOnDevice, joinDays, targetOf } from "./food-view.ts";

const eaten = (day: string, meal: "almoco" | "jantar", grams: number): StoredEntry => ({
  id: `${day}-${meal}`,
  place: { day, meal, time: null },
  food: { ref: "taco:3", per100: null },
  amount: { grams, low: grams, high: grams, unit: null, count: null, isAssumed: false },
  source: { from: "search", part: null },
});

const entries = new Map([
  ["2026-11-15", [eaten("2026-11-15", "almoco", 100), eaten("2026-11-15", "jantar", 50)]],
  ["2026-08-01", [eaten("2026-08-01", "almoco", 100)]],
]);
const complete: DiaryDay = { day: "2026-11-16", waterMl: 0, isComplete: true, badDay: null };

test("the device's days are summed from their entries, and a day's record alone is a day", () => {
  const days = daysOnDevice({ entries, days: new Map([["2026-11-16", complete]]) }, "2026-09-16");
  expect(days.map(({ day, meals, isComplete }) => [day, meals, isComplete])).toEqual([
    ["2026-11-15", 2, false],
    ["2026-11-16", 0, true],
  ]);
  const [first, second] = days;
  expect(first?.totals.kcal).toBeCloseTo(1.5 * 128.3, 0);
  expect(second?.totals.kcal).toBe(0);
});

test("a day of this device stands in for the server's", () => {
  const own = daysOnDevice({ entries, days: new Map() }, "2026-11-01");
  const received = ["2026-07-01", "2026-11-15"].map(
    (day) => ({ day, totals: own[0]?.totals, isComplete: true, isBad: false, meals: 9 }) as ProgressDay,
  );
  expect(joinDays(own, received).map(({ day, meals }) => [day, meals])).toEqual([
    ["2026-07-01", 9],
    ["2026-11-15", 2],
  ]);
});

test("the plan's target counts; the questionnaire's where there is no plan, and none where energy is hidden", () => {
  const planned = { planned: { kcal: 2_000, protein: 100, fat: 60, carb: 200 }, tdee: 2_400 };
  const assessed = (numbers: "mostrar" | "esconder-tudo") =>
    ({ numbers, targets: planned }) as Parameters<typeof targetOf>[1];
  const targets = { kcal: 1_650, kcalLow: 1_570, kcalHigh: 1_730, protein: 115, fibre: 25, waterMl: null };
  expect(targetOf({ targets }, assessed("mostrar"))).toEqual({
    kcal: 1_650,
    protein: 115,
    band: { low: 1_570, high: 1_730 },
  });
  expect(targetOf(null, assessed("mostrar"))?.band).toEqual({ low: 1_900, high: 2_100 });
  expect(targetOf(null, assessed("esconder-tudo"))).toBeNull();
  expect(targetOf({ targets: null }, assessed("mostrar"))).toBeNull();
});
