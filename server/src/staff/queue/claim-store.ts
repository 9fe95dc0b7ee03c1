import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
import type { Assignment } from "../assignments/assignment-store.ts";

type Claim = { accountId: string; staff: { id: string; name: string }; now: Date; until: Date; isTakeOver: boolean };
type Claimed = { staffId: string; isClaimed: boolean; formerId: string | null };

/**
 * One statement: the rows of both professions are locked in their order, and each is taken only if it is free, one's own,
 * expired or taken over. Who waited for the lock sees what the one before wrote.
 */
export async function claimRows(tx: Db, { accountId, staff, now, until, isTakeOver }: Claim): Promise<Claimed[]> {
  const { rows } = await sql<Claimed>`
    with task as materialized (
      select role, staff_id, claimed_by, lease_until from attention where account_id = ${accountId}
      order by role for update
    ), claimed as (
      update attention a set claimed_by = ${staff.id}, claimed_name = ${staff.name}, lease_until = ${until}
      from task where a.account_id = ${accountId} and a.role = task.role
        and (a.claimed_by is null or a.claimed_by = ${staff.id} or a.lease_until <= ${now} or ${isTakeOver}::boolean)
      returning a.role
    )
    select task.staff_id, claimed.role is not null as is_claimed,
      case when task.claimed_by <> ${staff.id} and task.lease_until > ${now} then task.claimed_by end as former_id
    from task left join claimed using (role)`.execute(tx);
  return rows;
}

/** The professionals whose queues show it; none: it was not theirs to give back. */
export async function releaseRows(tx: Db, accountId: string, staffId: string): Promise<string[]> {
  const { rows } = await sql<{ staffId: string }>`
    with task as materialized (
      select role from attention where account_id = ${accountId} order by role for update
    )
    update attention a set claimed_by = null, claimed_name = null, lease_until = null
    from task where a.account_id = ${accountId} and a.role = task.role and a.claimed_by = ${staffId}
    returning a.staff_id`.execute(tx);
  return rows.map((row) => row.staffId);
}

/** Never past what is due. False: there is no such row, or it is due before. */
export async function postponeRow(
  tx: Db,
  { accountId, staffId, until }: { accountId: string; staffId: string; until: Date | null },
): Promise<boolean> {
  const row = await tx
    .updateTable("attention")
    .set({ postponedUntil: until })
    .where("accountId", "=", accountId)
    .where("staffId", "=", staffId)
    .where(sql<boolean>`(${until}::timestamptz is null or due_at is null or ${until}::timestamptz <= due_at)`)
    .returning("accountId")
    .executeTakeFirst();
  return row !== undefined;
}

export async function clearClaimsOf(tx: Db, staffId: string): Promise<void> {
  await tx
    .updateTable("attention")
    .set({ claimedBy: null, claimedName: null, leaseUntil: null })
    .where("claimedBy", "=", staffId)
    .execute();
}

/** To the professionals who take over; postponements are the former one's. */
export async function moveRows(tx: Db, assignments: readonly Assignment[]): Promise<void> {
  if (assignments.length === 0) return;
  const records = assignments.map(({ accountId, role, staffId }) => ({
    account_id: accountId,
    role,
    staff_id: staffId,
  }));
  await sql`
    update attention a set staff_id = r.staff_id, postponed_until = null
    from jsonb_to_recordset(${asRecords(records)}::jsonb) as r (account_id uuid, role text, staff_id uuid)
    where a.account_id = r.account_id and a.role = r.role`.execute(tx);
}

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

/** How many tasks are done, by professional; a professional whose queue changed otherwise has 0. */
export type Changed = Map<string, number>;

/** By key, so that two transactions never wait for each other. */
export async function moveHeads(tx: Db, changed: Changed, today: string): Promise<void> {
  if (changed.size === 0) return;
  const staffIds = [...changed.keys()].toSorted();
  const done = staffIds.map((id) => changed.get(id) ?? 0);
  await sql`
    insert into attention_heads (staff_id, rev, done_on, done)
    select staff_id, 1, ${today}::date, done from unnest(${staffIds}::uuid[], ${done}::int[]) as r (staff_id, done)
    order by staff_id
    on conflict (staff_id) do update set rev = attention_heads.rev + 1, done_on = excluded.done_on,
      done = excluded.done + case when attention_heads.done_on = excluded.done_on then attention_heads.done else 0 end
  `.execute(tx);
}

/** One row by its key. */
export async function findHead(db: Db, staffId: string, today: string): Promise<{ rev: string; doneToday: number }> {
  const row = await db
    .selectFrom("attentionHeads")
    .select(["rev", sql<number>`case when done_on = ${today}::date then done else 0 end`.as("doneToday")])
    .where("staffId", "=", staffId)
    .executeTakeFirst();
  return row ?? { rev: "0", doneToday: 0 };
}
