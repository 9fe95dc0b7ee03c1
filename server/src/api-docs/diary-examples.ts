import type { DayTotals, FoodEntry, ProgressDay } from "@app/contract/diary";
import type { Examples } from "../platform/http/openapi.ts";

const day = "2026-11-12";

/** Two ladles of beans. */
const entry: FoodEntry = {
  place: { day, meal: "almoco", time: "12:52" },
  food: { ref: "taco:561", per100: null },
  amount: { grams: 280, low: 210, high: 350, unit: "co", count: 2, isAssumed: false },
  source: { from: "sentence", part: null },
};
const totals: DayTotals = {
  entries: 1,
  kcal: 212.8,
  lowKcal: 159.6,
  highKcal: 266,
  protein: 13.4,
  fat: 1.4,
  carb: 38.1,
  fibre: 23.8,
  missing: { kcal: 0, protein: 0, fat: 0, carb: 0, fibre: 0 },
};
const progress: ProgressDay = { day, totals, isComplete: true, isBad: false, meals: 1 };

export const diaryExamples: Examples = {
  "GET /v1/account/diary/days/:day": {
    return: { day, entries: [{ id: "019a76f8-4c00-7000-8000-000000000001", ...entry }], totals, isArchived: false },
  },
  "GET /v1/account/progress": { return: { days: [progress] } },
};
