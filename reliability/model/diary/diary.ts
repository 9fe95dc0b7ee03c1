import { type Amount, DIARY_NUTRIENTS, type EatenFood, type FoodEntry } from "@app/contract/diary";
import { MEAL_SLOTS } from "@app/contract/plan-document";
import { eatenFigures, sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import { timeWithin } from "@app/engine/sync/day-id";
import { recordId } from "@app/engine/sync/record-id";
import { sql } from "kysely";
import type { Deps } from "../../../server/src/deps.ts";
import type { Edit } from "../../../web/src/app/sync/core/edit.ts";
import { uuidV7 } from "../../../web/src/app/sync/core/uuid-v7.ts";
import type { RecordView } from "../../../web/src/app/sync/core/view.ts";
import { expectEqual } from "../sync/run-scenario.ts";
import type { Subject } from "../sync/subject.ts";

const SUMS = ["kcal", "lowKcal", "highKcal", "protein", "fat", "carb", "fibre"] as const;

/** Of each day the server's sums must be those that a device makes of the entries that it shows. */
async function checkTotals(deps: Deps, accountId: string, shown: readonly RecordView[]): Promise<void> {
  const entries = shown.flatMap(({ kind, fields }) => (kind === "food" ? [fields as FoodEntry] : []));
  const byDay = Map.groupBy(entries, ({ place }) => place.day);
  const { rows } = await sql<Record<string, unknown> & { day: string }>`
    select *, day::text as day from day_totals where account_id = ${accountId}`.execute(deps.db);
  const stored = new Map(rows.map((row) => [row.day, row]));
  for (const day of new Set([...byDay.keys(), ...stored.keys()]))
    expectEqual(`the sums of ${day} are others`, storedSums(stored.get(day)), shownSums(byDay.get(day) ?? []));
}

/** In tenths, as the database has them. */
function shownSums(entries: readonly FoodEntry[]): number[] {
  const figures = entries.map(({ food, amount }) => eatenFigures(food, amount));
  const totals = sumEaten(figures.filter((figure) => figure !== undefined));
  const meals = new Set(entries.map(({ place }) => place.meal)).size;
  return [
    totals.entries,
    meals,
    ...SUMS.map((sum) => Math.round(totals[sum] * 10)),
    ...DIARY_NUTRIENTS.map((nutrient) => totals.missing[nutrient]),
  ];
}

function storedSums(row: Record<string, unknown> | undefined): number[] {
  const missing = DIARY_NUTRIENTS.map((nutrient) => `missing${nutrient[0]?.toUpperCase()}${nutrient.slice(1)}`);
  return ["entries", "meals", ...SUMS, ...missing].map((column) => Number(row?.[column] ?? 0));
}

const DAY_MS = 86_400_000;
const DAYS = 3;

const oneOf = <Value>(values: readonly Value[], seed: number): Value => values[seed % values.length] as Value;

/** Of the catalogue, and one of the member's own without a figure for protein. */
const foods: readonly EatenFood[] = [
  { ref: "taco:3", per100: null },
  { ref: "taco:561", per100: null },
  { ref: "taco:182", per100: null },
  {
    ref: "mine:0199a8d2-0000-7000-8000-000000000001",
    per100: { kcal: 251.5, protein: null, fat: 10.2, carb: 30.5, fibre: 0 },
  },
];

/** The same few days on every device, whatever its clock says. */
const dayOf = (seed: number): string => new Date(Date.now() - (1 + (seed % DAYS)) * DAY_MS).toISOString().slice(0, 10);

/** Whole tenths: what the database returns is what was written. */
const amountOf = (seed: number): Amount => ({
  grams: (100 + seed) / 10,
  low: (50 + seed) / 10,
  high: (300 + seed) / 10,
  unit: null,
  count: null,
  isAssumed: seed % 2 === 0,
});

const placeOf = (day: string, seed: number): FoodEntry["place"] => ({
  day,
  meal: oneOf(MEAL_SLOTS, seed),
  time: seed % 3 === 0 ? null : "12:52",
});

type Make = (seed: number, wallMs: number) => Edit;
const adding: readonly Make[] = [
  aFood,
  aFood,
  aFood,
  (seed) => {
    const day = dayOf(seed);
    const fields = { day, waterMl: seed, isComplete: seed % 2 === 0, badDay: null };
    return { id: recordId("day", day), kind: "day", op: "put", fields };
  },
  (seed) => {
    const measure = { unit: "co", food: "taco:561" };
    const id = recordId("own-measure", measure.unit, measure.food);
    return { id, kind: "own-measure", op: "put", fields: { measure, grams: (800 + seed) / 10 } };
  },
  (seed, wallMs) => {
    const fields = { name: `Bolo ${seed}`, per100: foods.at(-1)?.per100, measure: { unit: "fa", grams: 60 } };
    return { id: uuidV7(wallMs), kind: "own-food", op: "put", fields };
  },
  (seed, wallMs) => {
    const items = [{ food: oneOf(foods, seed), amount: amountOf(seed) }];
    return { id: uuidV7(wallMs), kind: "own-meal", op: "put", fields: { name: `Marmita ${seed}`, items } };
  },
];

function aFood(seed: number, wallMs: number): Edit {
  const day = dayOf(seed);
  const fields: FoodEntry = {
    place: placeOf(day, seed),
    food: oneOf(foods, seed),
    amount: amountOf(seed),
    source: { from: "search", part: null },
  };
  return { id: uuidV7(timeWithin(day, wallMs)), kind: "food", op: "put", fields };
}

const changing: Record<string, (fields: Record<string, unknown>, seed: number) => Record<string, unknown>> = {
  food: ({ place }, seed) =>
    oneOf(
      [
        { amount: amountOf(seed) },
        { food: oneOf(foods, seed >> 2) },
        { place: placeOf((place as FoodEntry["place"]).day, seed) },
        { food: oneOf(foods, seed >> 2), amount: amountOf(seed) },
      ],
      seed,
    ),
  day: (_fields, seed) =>
    oneOf(
      [{ waterMl: seed }, { isComplete: seed % 2 === 0 }, { badDay: { reasons: ["fome"] } }, { badDay: null }],
      seed,
    ),
  "own-measure": (_fields, seed) => ({ grams: (800 + seed) / 10 }),
  "own-food": (_fields, seed) => (seed % 2 === 0 ? { name: `Bolo ${seed}` } : { measure: null }),
  "own-meal": (_fields, seed) => ({ items: [{ food: oneOf(foods, seed), amount: amountOf(seed) }] }),
};

/** Foods on few days, what is said of those days, and what is the member's own. */
export const diary: Subject = {
  kinds: ["food", "day", "own-food", "own-measure", "own-meal"],
  add: (seed, wallMs) => oneOf(adding, seed)(seed, wallMs),
  change: ({ kind, fields }, seed) => changing[kind]?.(fields, seed) ?? {},
  check: checkTotals,
};
