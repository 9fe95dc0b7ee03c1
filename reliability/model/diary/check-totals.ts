import { DIARY_NUTRIENTS, type FoodEntry } from "@app/contract/diary";
import { eatenFigures, sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import { sql } from "kysely";
import type { Deps } from "../../../server/src/deps.ts";
import type { RecordView } from "../../../web/src/app/sync/core/view.ts";
import { expectEqual } from "../sync/run-scenario.ts";

const SUMS = ["kcal", "lowKcal", "highKcal", "protein", "fat", "carb", "fibre"] as const;

/** Of each day the server's sums must be those that a device makes of the entries that it shows. */
export async function checkTotals(deps: Deps, accountId: string, shown: readonly RecordView[]): Promise<void> {
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
