import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
import type { AttentionKey, AttentionRow, QueueRow } from "./attention-row.ts";

/** Longer than any queue: 500 members are many for one professional. */
const MAX_ITEMS = 2_000;

const COLUMNS = ["accountId", "role", "staffId", "name", "diet", "training", "facts"] as const;
const SCORED = ["kind", "score", "since", "minutes", "dueAt"] as const;
const startedOn = sql<string>`started_on::text`.as("startedOn");

/** In order of attention: one read of the index `attention_queue`. */
export async function listQueue(db: Db, staffId: string): Promise<QueueRow[]> {
  const rows = await db
    .selectFrom("attention")
    .select([...COLUMNS, ...SCORED, "claimedBy", "claimedName", "leaseUntil", "postponedUntil", startedOn])
    .where("staffId", "=", staffId)
    .where("kind", "is not", null)
    .orderBy("score", "desc")
    .orderBy("since")
    .limit(MAX_ITEMS)
    .execute();
  return rows as unknown[] as QueueRow[];
}

/** In the order of their keys, as every other statement that locks several. */
export async function lockRows(tx: Db, accountIds: readonly string[]): Promise<AttentionRow[]> {
  const rows = await tx
    .selectFrom("attention")
    .select([...COLUMNS, ...SCORED, "rescoreAt", "refreshAt", startedOn])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .orderBy("accountId")
    .orderBy("role")
    .forUpdate()
    .execute();
  return rows as unknown[] as AttentionRow[];
}

/** A new professional begins without the claim and the postponement of the one before. */
export async function saveRows(tx: Db, rows: readonly AttentionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const records = rows.map((row) => ({
    account_id: row.accountId,
    role: row.role,
    staff_id: row.staffId,
    name: row.name,
    started_on: row.startedOn,
    diet: row.diet,
    training: row.training,
    facts: row.facts,
    kind: row.kind,
    score: row.score,
    since: row.since,
    minutes: row.minutes,
    due_at: row.dueAt,
    rescore_at: row.rescoreAt,
    refresh_at: row.refreshAt,
  }));
  await sql`
    insert into attention (account_id, role, staff_id, name, started_on, diet, training, facts, kind, score, since,
      minutes, due_at, rescore_at, refresh_at)
    select * from jsonb_to_recordset(${asRecords(records)}::jsonb) as r (account_id uuid, role text, staff_id uuid,
      name text, started_on date, diet text, training text, facts jsonb, kind text, score int, since timestamptz,
      minutes int, due_at timestamptz, rescore_at timestamptz, refresh_at timestamptz)
    order by account_id, role
    on conflict (account_id, role) do update set
      staff_id = excluded.staff_id, name = excluded.name, started_on = excluded.started_on, diet = excluded.diet,
      training = excluded.training, facts = excluded.facts, kind = excluded.kind, score = excluded.score,
      since = excluded.since, minutes = excluded.minutes, due_at = excluded.due_at,
      rescore_at = excluded.rescore_at, refresh_at = excluded.refresh_at,
      postponed_until = case when attention.staff_id = excluded.staff_id then attention.postponed_until end`.execute(
    tx,
  );
}

export async function deleteRows(tx: Db, keys: readonly AttentionKey[]): Promise<void> {
  if (keys.length === 0) return;
  const records = keys.map(({ accountId, role }) => ({ account_id: accountId, role }));
  await sql`
    delete from attention a using jsonb_to_recordset(${asRecords(records)}::jsonb) as r (account_id uuid, role text)
    where a.account_id = r.account_id and a.role = r.role`.execute(tx);
}

/** `skip locked`: a claim that runs keeps its row until the next run. */
export async function lockRescores(tx: Db, rows: Due & { limit: number }): Promise<AttentionRow[]> {
  const locked = await tx
    .selectFrom("attention")
    .select([...COLUMNS, ...SCORED, "rescoreAt", "refreshAt", startedOn])
    .where("rescoreAt", "<=", rows.due)
    .where(isNotPostponed(sql`account_id || ' ' || role`, rows))
    .orderBy("rescoreAt")
    .limit(rows.limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return locked as unknown[] as AttentionRow[];
}

type Score = Pick<AttentionRow, keyof AttentionKey | "kind" | "score" | "since" | "minutes" | "dueAt" | "rescoreAt">;

export async function saveScores(tx: Db, rows: readonly Score[]): Promise<void> {
  if (rows.length === 0) return;
  const records = rows.map(({ accountId, role, kind, score, since, minutes, dueAt, rescoreAt }) => ({
    account_id: accountId,
    role,
    kind,
    score,
    since,
    minutes,
    due_at: dueAt,
    rescore_at: rescoreAt,
  }));
  await sql`
    update attention a set kind = r.kind, score = r.score, since = r.since, minutes = r.minutes, due_at = r.due_at,
      rescore_at = r.rescore_at
    from jsonb_to_recordset(${asRecords(records)}::jsonb) as r (account_id uuid, role text, kind text, score int,
      since timestamptz, minutes int, due_at timestamptz, rescore_at timestamptz)
    where a.account_id = r.account_id and a.role = r.role`.execute(tx);
}

export async function listRefreshes(tx: Db, rows: Due & { limit: number }): Promise<string[]> {
  const due = await tx
    .selectFrom("attention")
    .select("accountId")
    .where("refreshAt", "<=", rows.due)
    .where(isNotPostponed("accountId", rows))
    .orderBy("refreshAt")
    .limit(rows.limit)
    .execute();
  return due.map(({ accountId }) => accountId);
}
