import { type Amount, DAYS_ON_DEVICE, type EatenFood } from "@app/contract/diary";
import { type EatenFigures, eatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import { dayOfId } from "@app/engine/sync/day-id";
import { type RawBuilder, sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { Row } from "../../sync/record-columns.ts";
import {
  ANY_REVISION,
  type RecordKind,
  type Revisions,
  type SavedRecord,
  type StoredRecord,
} from "../../sync/record-kind.ts";
import { daysBefore } from "../kinds/diary-day.ts";
import { foodColumns } from "./food-columns.ts";
import { createFoodPlaces, type FoodTable, foodTables, isStoredDay, monthOf } from "./food-places.ts";

/** Computes the sums of these days anew from their entries, in one statement for all. */
async function saveTotals(
  tx: Db,
  accountId: string,
  touched: readonly { table: FoodTable; days: string[] }[],
): Promise<void> {
  const entries = touched.map(({ table, days }) => entriesOf(accountId, table, days.toSorted()));
  const days = touched.flatMap((one) => one.days);
  await sql`
    insert into day_totals (account_id, day, entries, meals, kcal, low_kcal, high_kcal, protein, fat, carb, fibre,
      missing_kcal, missing_protein, missing_fat, missing_carb, missing_fibre)
    select ${accountId}, day, count(id), count(distinct meal), ${sums},
      count(id) - count(kcal), count(id) - count(protein), count(id) - count(fat), count(id) - count(carb),
      count(id) - count(fibre)
    from unnest(${days}::date[]) as touched (day) left join (${sql.join(entries, sql` union all `)}) as e using (day)
    group by day
    on conflict (account_id, day) do update set
      entries = excluded.entries, meals = excluded.meals, kcal = excluded.kcal, low_kcal = excluded.low_kcal,
      high_kcal = excluded.high_kcal, protein = excluded.protein, fat = excluded.fat, carb = excluded.carb,
      fibre = excluded.fibre, missing_kcal = excluded.missing_kcal, missing_protein = excluded.missing_protein,
      missing_fat = excluded.missing_fat, missing_carb = excluded.missing_carb,
      missing_fibre = excluded.missing_fibre`.execute(tx);
}

const sums = sql.raw(
  ["kcal", "low_kcal", "high_kcal", "protein", "fat", "carb", "fibre"]
    .map((column) => `coalesce(sum(${column}), 0)`)
    .join(", "),
);

/** Bounds beside the list, because a list excludes no partition from a prepared plan. */
const entriesOf = (accountId: string, table: FoodTable, days: string[]): RawBuilder<unknown> =>
  sql`select day, id, meal, kcal, low_kcal, high_kcal, protein, fat, carb, fibre from ${sql.table(table)}
    where account_id = ${accountId} and day >= ${days[0]} and day <= ${days.at(-1)} and day = any(${days}::date[])
      and deleted_at is null`;

async function eraseTotals(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("dayTotals").where("accountId", "=", accountId).execute();
}

const { fields, names, selected, recordset, updated, rowOf, recordOf } = foodColumns;

/** Entries by month of their day, which the id says. Their figures and the sums of their days are written with them. */
export function createFoodStore(): Pick<RecordKind, "fields" | "load" | "save" | "listChanges" | "erase"> {
  const places = createFoodPlaces();
  return {
    fields,
    load: loadEntries,
    async save(tx, accountId, records) {
      const byTable = Map.groupBy(records, await places.tableOf(tx, records));
      for (const [table, ofTable] of byTable) await saveEntries(tx, accountId, table, ofTable);
      await saveTotals(
        tx,
        accountId,
        [...byTable].map(([table, ofTable]) => ({ table, days: daysOf(ofTable) })),
      );
    },
    listChanges: listEntryChanges,
    async erase(tx, accountId) {
      for (const table of ["food_entries", "food_entries_archive"])
        await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(tx);
      await eraseTotals(tx, accountId);
    },
  };
}

const daysOf = (records: readonly { id: string }[]): string[] => [...new Set(records.map(({ id }) => dayOfId(id)))];

const read = async (db: Db, query: RawBuilder<Row>): Promise<StoredRecord[]> =>
  (await query.execute(db.withoutPlugins())).rows.map(recordOf);

/** Bounds of days, because a list of them would not exclude any partition from a prepared plan. */
async function loadEntries(tx: Db, accountId: string, ids: string[], now: Date): Promise<StoredRecord[]> {
  const days = daysOf(ids.map((id) => ({ id })))
    .filter(isStoredDay)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const arms = foodTables(first, now).map(
    (table) => sql`select day::text, ${selected} from ${sql.table(table)}
      where account_id = ${accountId} and day >= ${first} and day <= ${last} and id = any(${ids})`,
  );
  return read(tx, sql`${sql.join(arms, sql` union all `)}`);
}

/**
 * Of the days that a device has, and those before them in the same month, which it drops: leaving them out would read
 * them all the same, more than a page of changes may. An older day is read when it is opened.
 */
async function listEntryChanges(
  db: Db,
  accountId: string,
  { after, until = ANY_REVISION }: Revisions,
  limit: number,
  now = new Date(),
): Promise<StoredRecord[]> {
  // A member's day may begin after ours. The months ahead are empty.
  const [first, last] = [monthOf(daysBefore(now, DAYS_ON_DEVICE + 1)), daysBefore(now, -2)];
  return read(
    db,
    sql`select day::text, ${selected} from food_entries
      where account_id = ${accountId} and day >= ${first} and day <= ${last} and rev > ${after} and rev <= ${until}
      order by rev limit ${limit}`,
  );
}

/** All of a table in one statement. An entry that stays deleted keeps the time of its deletion, any the first receipt. */
async function saveEntries(tx: Db, accountId: string, table: FoodTable, records: SavedRecord[]): Promise<void> {
  const rows = records.map((record) => ({ ...rowOf(record), day: dayOfId(record.id), ...figuresOf(record) }));
  const figures = sql`kcal, low_kcal, high_kcal, protein, fat, carb, fibre`;
  await sql`
    insert into ${sql.table(table)} as stored
      (account_id, day, id, ${names}, ${figures}, deleted_hlc, deleted_at, is_contested, rev, saved_at)
    select ${accountId}, day, id, ${names}, ${figures}, deleted_hlc, deleted_at, is_contested, rev, saved_at
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (
      day date, id uuid, ${recordset}, kcal int, low_kcal int, high_kcal int, protein int, fat int, carb int, fibre int,
      deleted_hlc uuid, deleted_at timestamptz, is_contested boolean, rev bigint, saved_at timestamptz)
    on conflict (account_id, day, id) do update set
      ${updated}, kcal = excluded.kcal, low_kcal = excluded.low_kcal, high_kcal = excluded.high_kcal,
      protein = excluded.protein, fat = excluded.fat, carb = excluded.carb, fibre = excluded.fibre,
      deleted_hlc = excluded.deleted_hlc, is_contested = excluded.is_contested, rev = excluded.rev,
      deleted_at = case when excluded.deleted_at is not null then coalesce(stored.deleted_at, excluded.deleted_at) end
  `.execute(tx.withoutPlugins());
}

/** Of the merged values: what a device says of them is never asked. */
function figuresOf({ fields: { food, amount } }: SavedRecord): Row {
  const figures: Partial<EatenFigures> =
    (food && amount && eatenFigures(food.value as EatenFood, amount.value as Amount)) ?? {};
  const { lowKcal, highKcal, ...nutrients } = figures;
  return { ...nutrients, low_kcal: lowKcal, high_kcal: highKcal };
}
