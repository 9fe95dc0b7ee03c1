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

export async function listMeasured(db: Db, accountId: string, since: Date): Promise<{ at: string; kg: number }[]> {
  const rows = await db
    .selectFrom("weights")
    .select(["at", "kg"])
    .where("accountId", "=", accountId)
    .where("deletedAt", "is", null)
    .where("at", ">=", since)
    .execute();
  return rows.flatMap(({ at, kg }) => (at && kg ? [{ at: at.toISOString(), kg: Number(kg) }] : []));
}
