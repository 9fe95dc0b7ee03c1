import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";

/** One sweep at a time, so that members are assigned by what the one before them left. False: another one runs. */
export async function lockSweep(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('attention', 0)) as is_locked`.execute(tx);
  return rows[0]?.isLocked ?? false;
}

/** Waits: for those who assign outside of the sweep. */
export async function awaitSweep(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('attention', 0))`.execute(tx);
}

/**
 * The accounts of the oldest marks, with all of their marks: several changes of a member are read once. What is read
 * afterwards is at least as new as each of them.
 */
export async function takeChanges(
  tx: Db,
  now: Date,
  limit: number,
): Promise<{ accountIds: string[]; isMore: boolean }> {
  const { rows } = await sql<{ accountId: string; marks: number }>`
    with oldest as (
      select account_id from attention_changes where due_at is null or due_at <= ${now} order by id limit ${limit}
    ), taken as (
      delete from attention_changes where account_id in (select account_id from oldest)
        and (due_at is null or due_at <= ${now})
      returning account_id
    )
    select distinct account_id, (select count(*)::int from oldest) as marks from taken`.execute(tx);
  return { accountIds: rows.map(({ accountId }) => accountId), isMore: rows[0]?.marks === limit };
}

export async function insertChanges(tx: Db, accountIds: readonly string[], dueAt: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await tx
    .insertInto("attentionChanges")
    .values(accountIds.map((accountId) => ({ accountId, dueAt })))
    .execute();
}

/** By the database's clock, as they were marked. */
export async function countChanges(db: Db): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldestSeconds: number }>`
    select count(*)::int as count,
      coalesce(extract(epoch from now() - min(changed_at)), 0)::float8 as oldest_seconds
    from attention_changes where due_at is null`.execute(db);
  return rows[0] ?? { count: 0, oldestSeconds: 0 };
}
