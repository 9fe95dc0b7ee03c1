import type { Level } from "@app/contract/intake";
import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
import {
  type AttentionKey,
  type AttentionRow,
  openFacts,
  type QueueRow,
  type StoredFacts,
  sealFacts,
} from "./attention-row.ts";

/** Longer than any queue: 500 members are many for one professional. */
const MAX_ITEMS = 2_000;

const COLUMNS = ["accountId", "role", "staffId", "name", "diet", "training", "facts", "sealed"] as const;
const SCORED = ["kind", "score", "since", "minutes", "dueAt"] as const;

type Stored<Row> = Omit<Row, "facts"> & { facts: StoredFacts; sealed: Buffer | null };
const startedOn = sql<string>`started_on::text`.as("startedOn");

/** In order of attention: one read of the index `attention_queue`. */
export async function listQueue(db: Db, encryption: Encryption, staffId: string): Promise<QueueRow[]> {
  const rows = await db
    .selectFrom("attention")
    .select([...COLUMNS, ...SCORED, "claimedBy", "claimedName", "leaseUntil", "postponedUntil", startedOn])
    .where("staffId", "=", staffId)
    .where("kind", "is not", null)
    .orderBy("score", "desc")
    .orderBy("since")
    .limit(MAX_ITEMS)
    .execute();
  return (rows as unknown[] as Stored<QueueRow>[]).map((row) => openFacts(encryption, row));
}

/** In the order of their keys, as every other statement that locks several. */
export async function lockRows(tx: Db, encryption: Encryption, accountIds: readonly string[]): Promise<AttentionRow[]> {
  const rows = await tx
    .selectFrom("attention")
    .select([...COLUMNS, ...SCORED, "rescoreAt", "refreshAt", startedOn])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .orderBy("accountId")
    .orderBy("role")
    .forUpdate()
    .execute();
  return (rows as unknown[] as Stored<AttentionRow>[]).map((row) => openFacts(encryption, row));
}

/** As `lockRows`, of what an assignment needs. */
export const lockLevels = (tx: Db, accountIds: readonly string[]) =>
  tx
    .selectFrom("attention")
    .select(["accountId", "role", startedOn])
    .select((column) => [
      column.ref("diet").$castTo<Level | null>().as("diet"),
      column.ref("training").$castTo<Level | null>().as("training"),
    ])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .orderBy("accountId")
    .orderBy("role")
    .forUpdate()
    .execute();

/** A new professional begins without the claim and the postponement of the one before. */
export async function saveRows(tx: Db, encryption: Encryption, rows: readonly AttentionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const records = rows
    .map((row) => ({ ...row, ...sealFacts(encryption, row) }))
    .map((row) => ({
      account_id: row.accountId,
      role: row.role,
      staff_id: row.staffId,
      name: row.name,
      started_on: row.startedOn,
      diet: row.diet,
      training: row.training,
      facts: row.facts,
      sealed: row.sealed && `\\x${row.sealed.toString("hex")}`,
      kind: row.kind,
      score: row.score,
      since: row.since,
      minutes: row.minutes,
      due_at: row.dueAt,
      rescore_at: row.rescoreAt,
      refresh_at: row.refreshAt,
    }));
  await sql`
    insert into attention (account_id, role, staff_id, name, started_on, diet, training, facts, sealed, kind, score,
      since, minutes, due_at, rescore_at, refresh_at)
    select * from jsonb_to_recordset(${asRecords(records)}::jsonb) as r (account_id uuid, role text, staff_id uuid,
      name text, started_on date, diet text, training text, facts jsonb, sealed bytea, kind text, score int, since timestamptz,
      minutes int, due_at timestamptz, rescore_at timestamptz, refresh_at timestamptz)
    order by account_id, role
    on conflict (account_id, role) do update set
      staff_id = excluded.staff_id, name = excluded.name, started_on = excluded.started_on, diet = excluded.diet,
      training = excluded.training, facts = excluded.facts,
      sealed = excluded.sealed, kind = excluded.kind, score = excluded.score,
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
export async function lockRescores(
  tx: Db,
  encryption: Encryption,
  rows: Due & { limit: number },
): Promise<AttentionRow[]> {
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
  return (locked as unknown[] as Stored<AttentionRow>[]).map((row) => openFacts(encryption, row));
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
