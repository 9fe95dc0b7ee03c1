import { dayOfId } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import { expect, test } from "vitest";
import { emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";
import { removeActivity, saveActivity, saveMeasure, saveSleep, setBadDay, setComplete, setWater } from "./day-edits.ts";
import { type DiaryRecords, diaryIn } from "./diary-records.ts";
import { changeAmount, copyEntries, logFoods, moveEntry, putEntry, removeEntry } from "./food-edits.ts";
import { removeOwnMeal, saveOwnFood, saveOwnMeal, saveOwnMeasure } from "./own-edits.ts";

const DAY = "2026-11-12";
const NOW = Date.parse("2026-11-12T15:52:00Z");
const lunch = { day: DAY, meal: "almoco", time: "12:52" } as const;
const amount = { grams: 140, low: 105, high: 175, unit: "co", count: 1, isAssumed: false };
const beans = { food: { ref: "taco:561", per100: null }, amount };
const rice = { food: { ref: "taco:3", per100: null }, amount: { ...amount, grams: 100, unit: "cs", count: 4 } };

/** Each step sees the records that the ones before it left. */
function after(...steps: ((records: DiaryRecords) => Edit | Edit[])[]): DiaryRecords {
  let state = emptyState();
  for (const step of steps) {
    const edits = [step(diaryIn(state))].flat();
    state = patched(state, recordEdits(state, 1_000, edits));
  }
  return diaryIn(state);
}
const entriesOn = (records: DiaryRecords, day = DAY) => records.entries.get(day) ?? [];
const first = (records: DiaryRecords) => {
  const [entry] = entriesOn(records);
  if (!entry) throw new Error("no entry");
  return entry;
};
const logLunch = () => logFoods(lunch, [beans, rice], "sentence", NOW);

test("foods stand on their day in the order in which they were logged", () => {
  const records = after(logLunch);
  expect(entriesOn(records).map(({ food }) => food.ref)).toEqual(["taco:561", "taco:3"]);
  expect(first(records)).toMatchObject({ place: lunch, amount, source: { from: "sentence", part: null } });
});

test.each([NOW, Date.parse("2026-11-12T23:59:59.999Z")])(
  "an id carries the day of its entry, logged at %i",
  (nowMs) => {
    const edits = logFoods({ ...lunch, day: "2026-10-01" }, [beans, rice], "search", nowMs);
    expect(edits.map(({ id }) => dayOfId(id))).toEqual(["2026-10-01", "2026-10-01"]);
  },
);

test("an amount is changed, and a removed entry is put back whole", () => {
  const doubled = { ...amount, grams: 280, count: 2 };
  expect(first(after(logLunch, (records) => changeAmount(first(records).id, doubled))).amount).toEqual(doubled);
  const before = after(logLunch);
  const removed = after(
    () => entriesOn(before).map(putEntry),
    () => removeEntry(first(before).id),
  );
  expect(entriesOn(removed)).toHaveLength(1);
  const undone = after(
    () => entriesOn(before).map(putEntry),
    () => removeEntry(first(before).id),
    () => putEntry(first(before)),
  );
  expect(entriesOn(undone)).toEqual(entriesOn(before));
});

test("an entry moves to another meal under its id, and to another day under one of that day", () => {
  const dinner = { ...lunch, meal: "jantar" } as const;
  const moved = after(logLunch, (records) => moveEntry(first(records), dinner, NOW));
  expect(entriesOn(moved).map(({ place }) => place.meal)).toEqual(["jantar", "almoco"]);
  const elsewhere = after(logLunch, (records) => moveEntry(first(records), { ...lunch, day: "2026-11-11" }, NOW));
  expect(entriesOn(elsewhere)).toHaveLength(1);
  expect(entriesOn(elsewhere, "2026-11-11").map(({ id }) => dayOfId(id))).toEqual(["2026-11-11"]);
});

test("a copied day has the same foods at the same meals, in their order", () => {
  const records = after(logLunch, (before) => copyEntries(entriesOn(before), "2026-11-13", NOW));
  expect(
    entriesOn(records, "2026-11-13").map(({ food, place, source }) => [food.ref, place.meal, source.from]),
  ).toEqual([
    ["taco:561", "almoco", "copy"],
    ["taco:3", "almoco", "copy"],
  ]);
});

test("the first word about a day makes its whole record, the next ones change it", () => {
  const records = after(
    (before) => setWater(before, DAY, 250),
    (before) => setComplete(before, DAY, true),
    (before) => setBadDay(before, DAY, { reasons: ["fome"] }),
  );
  expect(records.days.get(DAY)).toMatchObject({ waterMl: 250, isComplete: true, badDay: { reasons: ["fome"] } });
  expect(setWater(records, DAY, 500).fields).toEqual({ waterMl: 500 });
  expect(after((before) => setBadDay(before, DAY, null)).days.get(DAY)).toMatchObject({ waterMl: 0, badDay: null });
});

test("measures, nights and own measures stand once for each key", () => {
  const waist = { measure: { day: DAY, site: "cintura" }, cm: 88.5 } as const;
  const ladle = { measure: { unit: "co", food: null }, grams: 110 };
  const records = after(
    () => [saveMeasure(waist), saveMeasure({ ...waist, cm: 88 })],
    () => [saveSleep({ day: DAY, minutes: 400, quality: 4 }), saveSleep({ day: DAY, minutes: 420, quality: null })],
    () => [saveOwnMeasure(ladle), saveOwnMeasure({ ...ladle, grams: 120 })],
  );
  expect(records.measures).toEqual([{ id: recordId("measure", DAY, "cintura"), ...waist, cm: 88 }]);
  expect(records.sleeps.get(DAY)).toMatchObject({ id: recordId("sleep", DAY), minutes: 420, quality: null });
  expect(records.ownMeasures).toEqual([{ id: recordId("own-measure", "co", "*"), ...ladle, grams: 120 }]);
});

test("activities, own foods and own meals are made, corrected and removed", () => {
  const walk = { activity: { day: DAY, what: "caminhada" }, minutes: 30, effort: null } as const;
  const per100 = { kcal: 250, protein: 8, fat: null, carb: 40, fibre: null };
  const bread = { name: "Pão da vizinha", per100, measure: { unit: "fa", grams: 60 } };
  const records = after(
    () => [saveActivity(walk, NOW), saveActivity({ ...walk, minutes: 10 }, NOW + 1)],
    () => [saveOwnFood(bread, NOW), saveOwnMeal({ name: "PF", items: [beans, rice] }, NOW)],
  );
  expect(records.activities.map(({ minutes }) => minutes)).toEqual([30, 10]);
  const [food, meal, activity] = [records.ownFoods[0]?.id ?? "", records.ownMeals[0]?.id ?? "", records.activities[0]];
  const changed = after(
    () => [saveOwnFood(bread, NOW, food), saveOwnMeal({ name: "PF", items: [beans] }, NOW, meal)],
    () => [saveOwnFood({ ...bread, name: "Pão" }, NOW, food), removeOwnMeal(meal)],
    () => [saveActivity(walk, NOW, activity?.id), removeActivity(activity?.id ?? "")],
  );
  expect(changed.ownFoods.map(({ name }) => name)).toEqual(["Pão"]);
  expect([changed.ownMeals, changed.activities]).toEqual([[], []]);
});

test("a record that is not complete on this device is left out", () => {
  expect(entriesOn(after(() => changeAmount(recordId("food", 1), amount)))).toEqual([]);
});
