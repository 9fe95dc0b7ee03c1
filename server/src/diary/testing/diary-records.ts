import type { FoodEntry } from "@app/contract/diary";
import type { SyncKind } from "@app/contract/sync";
import { timeWithin } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import { aRecordId } from "../../sync/testing/record-ids.ts";

export type Written = readonly [kind: SyncKind, id: string, fields: Record<string, unknown>];
type Changed = { [Field in keyof FoodEntry]?: Partial<FoodEntry[Field]> };

export const DAY = "2026-11-12";
const MINE = "mine:0199a8d2-0000-7000-8000-000000000001";
export const per100 = { kcal: 250, protein: null, fat: 10, carb: 30.5, fibre: 0 };
export const ownFood = { ref: MINE, per100 };

/** Two ladles of beans for lunch. */
export const aFood = ({ place, food, amount, source }: Changed = {}): Written => {
  const at = { day: DAY, meal: "almoco", time: "12:52", ...place } as const;
  return [
    "food",
    aRecordId(timeWithin(at.day, 47_000_000)),
    {
      place: at,
      food: { ref: "taco:561", per100: null, ...food },
      amount: { grams: 280, low: 210, high: 350, unit: "co", count: 2, isAssumed: false, ...amount },
      source: { from: "sentence", part: null, ...source },
    },
  ];
};

export const aDay = (more: object = {}, day = DAY): Written => [
  "day",
  recordId("day", day),
  { day, waterMl: 750, isComplete: false, badDay: null, ...more },
];
export const aMeasure = (more: object = {}, cm = 92.4): Written => {
  const measure = { day: DAY, site: "cintura", ...more };
  return ["measure", recordId("measure", measure.day, measure.site), { measure, cm }];
};
export const aSleep = (more: object = {}, day = DAY): Written => [
  "sleep",
  recordId("sleep", day),
  { day, minutes: 430, quality: 4, ...more },
];
export const anActivity = (more: object = {}, rest: object = {}): Written => [
  "activity",
  aRecordId(),
  { activity: { day: DAY, what: "caminhada", ...more }, minutes: 35, effort: 2, ...rest },
];
export const anOwnMeasure = (unit = "co", food: string | null = "taco:561", grams = 110): Written => [
  "own-measure",
  recordId("own-measure", unit, food ?? "*"),
  { measure: { unit, food }, grams },
];
export const anOwnFood = (more: object = {}): Written => [
  "own-food",
  aRecordId(),
  { name: "Bolo da Célia", per100, measure: { unit: "fa", grams: 60 }, ...more },
];
export const anOwnMeal = (more: object = {}): Written => {
  const [, , { food, amount }] = aFood();
  return ["own-meal", aRecordId(), { name: "Marmita da Célia", items: [{ food, amount }], ...more }];
};

/** A record of each kind as the app writes it. */
export const oneOfEach = (): Written[] => [
  aFood(),
  aDay(),
  aMeasure(),
  aSleep(),
  anActivity(),
  anOwnFood(),
  anOwnMeasure(),
  anOwnMeal(),
];
