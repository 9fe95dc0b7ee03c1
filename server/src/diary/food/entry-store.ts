import type { FoodEntry } from "@app/contract/diary";
import type { EatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import { dayOfId } from "@app/engine/sync/day-id";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Row } from "../../sync/record-columns.ts";
import { foodColumns } from "./food-columns.ts";
import { foodTables, isStoredDay } from "./food-places.ts";

type StoredEntry = { id: string; entry: FoodEntry; figures: EatenFigures; isArchived: boolean };

/** More than anyone eats; a page of the diary is never longer. */
const MAX_A_DAY = 500;

/** The entries of one day, in the order of their ids: that of their writing. */
export async function listEntries(
  db: Db,
  accountId: string,
  { day, now }: { day: string; now: Date },
): Promise<StoredEntry[]> {
  const arms = foodTables(day, now).map(
    (table) => sql`
      select day::text, ${foodColumns.selected}, kcal, low_kcal, high_kcal, protein, fat, carb, fibre,
        ${sql.lit(table === "food_entries_archive")} as is_archived
      from ${sql.table(table)} where account_id = ${accountId} and day = ${day} and deleted_at is null`,
  );
  const { rows } = await sql<Row>`${sql.join(arms, sql` union all `)} order by id limit ${MAX_A_DAY}`.execute(
    db.withoutPlugins(),
  );
  return rows.map(entryOf);
}

/** Those of these entries that are there. One read of the primary key between the first and the last of their days. */
export async function listPresentIds(
  db: Db,
  accountId: string,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<string[]> {
  const days = ids.map(dayOfId).filter(isStoredDay).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const arms = foodTables(first, now).map(
    (table) => sql`select id from ${sql.table(table)}
      where account_id = ${accountId} and day >= ${first} and day <= ${last} and id = any(${[...ids]})
        and deleted_at is null`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(arms, sql` union all `)}`.execute(db);
  return rows.map(({ id }) => id);
}

function entryOf(row: Row): StoredEntry {
  const { id, fields } = foodColumns.recordOf(row);
  const { low_kcal: lowKcal, high_kcal: highKcal, kcal, protein, fat, carb, fibre } = row;
  const entry = Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]));
  return {
    id,
    entry: entry as FoodEntry,
    figures: { kcal, lowKcal, highKcal, protein, fat, carb, fibre } as EatenFigures,
    isArchived: row["is_archived"] === true,
  };
}

/** Of the live months alone: an archived day changes once in a while. */
export async function countFoods(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("foodEntries")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("savedAt", ">=", since)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
