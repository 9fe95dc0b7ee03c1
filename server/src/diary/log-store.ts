import type { DayTotals, ProgressDay } from "@app/contract/diary";
import { type Selectable, sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { DayTotals as TotalsRow } from "../platform/database/schema.ts";

/** By account, the last day of an entry of food, of a meal as planned, of a weight or of a word about the day. */
export async function listLastDays(
  db: Db,
  accountIds: readonly string[],
  timeZone: string,
): Promise<{ accountId: string; day: string }[]> {
  const ids = sql`any(${[...accountIds]}::uuid[])`;
  const { rows } = await sql<{ accountId: string; day: string }>`
    select account_id, max(day)::text as day from (
      select account_id, max(day) as day from day_totals where account_id = ${ids} and entries > 0 group by 1
      union all
      select account_id, max(day) from eaten_meals where account_id = ${ids} and deleted_at is null group by 1
      union all
      select account_id, max(day) from diary_days where account_id = ${ids} and deleted_at is null group by 1
      union all
      select account_id, max((at at time zone ${timeZone})::date) from weights
        where account_id = ${ids} and deleted_at is null group by 1
    ) as days where day is not null group by account_id`.execute(db);
  return rows;
}

/** The last weight of each day since then, the newest first. */
export async function listMeasured(
  db: Db,
  accountId: string,
  { since, timeZone, limit }: { since: Date; timeZone: string; limit: number },
): Promise<{ at: Date; kg: number }[]> {
  const { rows } = await sql<{ at: Date; kg: string }>`
    select distinct on (day) at, kg
    from (
      select at, kg, (at at time zone ${timeZone})::date as day from weights
      where account_id = ${accountId} and deleted_at is null and at >= ${since} and kg is not null
    ) as local_weights
    order by day desc, at desc
    limit ${limit}`.execute(db);
  return rows.map(({ at, kg }) => ({ at, kg: Number(kg) }));
}

/** The same of several members, all from one moment on. */
export async function listMeasuredOf(
  db: Db,
  accountIds: readonly string[],
  { since, timeZone }: { since: Date; timeZone: string },
): Promise<{ accountId: string; at: Date; kg: number }[]> {
  const { rows } = await sql<{ accountId: string; at: Date; kg: string }>`
    select distinct on (account_id, day) account_id, at, kg
    from (
      select account_id, at, kg, (at at time zone ${timeZone})::date as day from weights
      where account_id = any(${[...accountIds]}::uuid[]) and deleted_at is null and at >= ${since} and kg is not null
    ) as local_weights
    order by account_id, day desc, at desc`.execute(db);
  return rows.map(({ accountId, at, kg }) => ({ accountId, at, kg: Number(kg) }));
}

export async function countSaved(db: Db, table: "eatenMeals" | "weights", since: Date): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("savedAt", ">=", since)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type Totals = Omit<Selectable<TotalsRow>, "accountId" | "day">;
type Row = { [Column in keyof Totals]: Totals[Column] | null } & {
  day: string;
  isComplete: boolean | null;
  isBad: boolean | null;
};
type Day = ProgressDay & { totals: DayTotals };

/** Each day with an entry or a record of its own, oldest first. */
export async function listDays(db: Db, accountId: string, { from, to }: { from: string; to: string }): Promise<Day[]> {
  const { rows } = await sql<Row>`
    select day::text as day, t.entries, t.meals, t.kcal, t.low_kcal, t.high_kcal, t.protein, t.fat, t.carb, t.fibre,
      t.missing_kcal, t.missing_protein, t.missing_fat, t.missing_carb, t.missing_fibre, d.is_complete, d.is_bad
    from (select * from day_totals
        where account_id = ${accountId} and day >= ${from} and day <= ${to} and entries > 0) as t
      full join (select day, is_complete, is_bad from diary_days
        where account_id = ${accountId} and day >= ${from} and day <= ${to} and deleted_at is null) as d using (day)
    order by 1`.execute(db);
  return rows.map(dayOf);
}

const dayOf = (row: Row): Day => ({
  day: row.day,
  totals: {
    entries: row.entries ?? 0,
    kcal: whole(row.kcal),
    lowKcal: whole(row.lowKcal),
    highKcal: whole(row.highKcal),
    protein: whole(row.protein),
    fat: whole(row.fat),
    carb: whole(row.carb),
    fibre: whole(row.fibre),
    missing: {
      kcal: row.missingKcal ?? 0,
      protein: row.missingProtein ?? 0,
      fat: row.missingFat ?? 0,
      carb: row.missingCarb ?? 0,
      fibre: row.missingFibre ?? 0,
    },
  },
  isComplete: row.isComplete ?? false,
  isBad: row.isBad ?? false,
  meals: row.meals ?? 0,
});

/** Of tenths. */
const whole = (tenths: number | null): number => (tenths ?? 0) / 10;
