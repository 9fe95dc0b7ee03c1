import { sql } from "kysely";
import { type Db, inTransaction } from "../../platform/database/db.ts";

/** While it waits for its lock, every sync waits behind it: it gives up soon, and the sweep retries. */
const LOCK_TIMEOUT_MS = 500;

/** The first days of the live months, oldest first. */
export async function listLiveMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    select to_date(right(inhrelid::regclass::text, 7), 'YYYY_MM')::text as month
    from pg_inherits where inhparent = 'food_entries'::regclass order by 1`.execute(db);
  return rows.map(({ month }) => month);
}

export async function makeMonth(db: Db, month: string): Promise<void> {
  await sql`select place_food_month(${month})`.execute(db);
}

/** All of it or nothing: a kill leaves the month where it was. */
export const archiveMonth = (db: Db, month: string): Promise<void> =>
  inTransaction(db, async (tx) => {
    await sql`select set_config('lock_timeout', ${`${LOCK_TIMEOUT_MS}ms`}, true)`.execute(tx);
    await sql`select archive_food_month(${month})`.execute(tx);
  });
