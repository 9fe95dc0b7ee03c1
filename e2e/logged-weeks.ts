import { dayRecordId } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import type { Page } from "@playwright/test";
import type { Visitor } from "./journey.ts";
import { type StoredRecord, saveRecords } from "./sync.ts";

const DAY_MS = 86_400_000;
const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** In the id of a record whose time does not matter: a UUIDv7 of that day. */
const idOn = (day: string, key: number): string =>
  `${Date.parse(day)
    .toString(16)
    .padStart(12, "0")
    .replace(/^(.{8})/, "$1-")}-7000-8000-${String(key).padStart(12, "0")}`;

const weights = (days: readonly string[]): StoredRecord[] =>
  days.map((day, index) => ({
    id: idOn(day, 1),
    kind: "weight",
    fields: { at: `${day}T10:00:00.000Z`, kg: 80 + index * 0.1 + (index % 3) * 0.3 },
  }));

const foods = (day: string): StoredRecord[] =>
  (["cafe", "almoco", "jantar"] as const).map((meal, index) => ({
    id: dayRecordId(day, "food", meal),
    kind: "food",
    fields: {
      place: { day, meal, time: null },
      food: { ref: ["taco:53", "taco:561", "taco:3"][index], per100: null },
      amount: { grams: 400, low: 350, high: 450, unit: null, count: null, isAssumed: false },
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

/** Three weeks of a member's records: weights, foods, days, nights and two measures. */
export async function logWeeks(page: Page, visitor: Visitor): Promise<void> {
  const days = Array.from({ length: 21 }, (_, index) => dayAgo(index));
  await saveRecords(page, visitor, [
    ...weights(days),
    ...days.flatMap(foods),
    ...days.map(diaryDay),
    ...days.map(night),
    waist(dayAgo(20), 98),
    waist(dayAgo(2), 96.5),
  ]);
}
