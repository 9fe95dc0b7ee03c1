import { dayRecordId } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import type { Page } from "@playwright/test";
import type { Visitor } from "../journey.ts";
import { dayAgo } from "../member-days.ts";
import { type StoredRecord, saveRecords } from "../sync.ts";

/** A UUIDv7 of that day. */
const idOn = (day: string, key: number): string =>
  `${Date.parse(day)
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-")}-7000-8000-${String(key).padStart(12, "0")}`;

const amount = { grams: 400, low: 350, high: 450, unit: null, count: null, isAssumed: false };

const weight = (day: string, index: number): StoredRecord => ({
  id: idOn(day, 1),
  kind: "weight",
  fields: { at: `${day}T10:00:00.000Z`, kg: 80 + index / 10 },
});

const foods = (day: string): StoredRecord[] =>
  (["cafe", "almoco", "jantar"] as const).map((meal, index) => ({
    id: dayRecordId(day, "food", meal),
    kind: "food",
    fields: {
      place: { day, meal, time: null },
      food: { ref: ["taco:53", "taco:561", "taco:3"][index], per100: null },
      amount,
      source: { from: "search", part: null },
    },
  }));

const diaryDay = (day: string): StoredRecord => ({
  id: recordId("day", day),
  kind: "day",
  fields: { day, waterMl: 1_500, isComplete: true, badDay: null },
});

const night = (day: string, index: number): StoredRecord => ({
  id: recordId("sleep", day),
  kind: "sleep",
  fields: { day, minutes: 400 + (index % 4) * 20, quality: 4 },
});

const waist = (day: string, cm: number): StoredRecord => ({
  id: recordId("measure", day, "cintura"),
  kind: "measure",
  fields: { measure: { day, site: "cintura" }, cm },
});

const per100 = { kcal: 310, protein: 6, fat: 9, carb: 52, fibre: null };

/** A food, a measure and a meal of the member's own. */
const own = (day: string): StoredRecord[] => [
  { id: idOn(day, 2), kind: "own-food", fields: { name: "Bolo da tia Nena", per100, measure: null } },
  {
    id: recordId("own-measure", "co", "taco:561"),
    kind: "own-measure",
    fields: { measure: { unit: "co", food: "taco:561" }, grams: 110 },
  },
  {
    id: idOn(day, 3),
    kind: "own-meal",
    fields: { name: "PF do trabalho", items: [{ food: { ref: "taco:561", per100: null }, amount }] },
  },
];

/** Older than what a device keeps: its screen asks the server. */
export const OLD_DAYS = 70;

/** Four weeks of records: weights, foods, days, nights, measures, what is the member's own, and a day long ago. */
export async function logWeeks(page: Page, visitor: Visitor): Promise<void> {
  const days = Array.from({ length: 28 }, (_, index) => dayAgo(index + 1));
  await saveRecords(page, visitor, [...days.map(weight), ...days.map(diaryDay), ...days.map(night)]);
  await saveRecords(page, visitor, [
    ...[dayAgo(0), ...days, dayAgo(OLD_DAYS)].flatMap(foods),
    ...own(dayAgo(1)),
    waist(dayAgo(20), 98),
    waist(dayAgo(2), 96.5),
  ]);
}
