import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

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
