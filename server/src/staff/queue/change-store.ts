import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";

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

/** The accounts of the oldest marks. */
export async function listChanged(tx: Db, rows: Due & { limit: number }): Promise<string[]> {
  const { rows: oldest } = await sql<{ accountId: string }>`
    select distinct account_id from (
      select account_id from attention_changes
      where (due_at is null or due_at <= ${rows.due}) and ${isNotPostponed("accountId", rows)}
      order by id limit ${rows.limit}) as oldest`.execute(tx);
  return oldest.map(({ accountId }) => accountId);
}

/**
 * All of their marks, so that several changes of a member are read once. What is read afterwards is at least as new as each of
 * them.
 */
export async function dropChanges(tx: Db, accountIds: readonly string[], due: Date): Promise<void> {
  await tx
    .deleteFrom("attentionChanges")
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where((where) => where.or([where("dueAt", "is", null), where("dueAt", "<=", due)]))
    .execute();
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
