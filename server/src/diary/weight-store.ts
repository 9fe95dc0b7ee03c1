import { type Selectable, sql } from "kysely";
import { asRecords, type Db } from "../platform/database/db.ts";
import type { Weights } from "../platform/database/schema.ts";
import { fromUuid, toUuid } from "../sync/record-columns.ts";
import { ANY_REVISION, type Revisions, type SavedRecord, type StoredRecord } from "../sync/record-kind.ts";

const columns = ["id", "at", "atHlc", "kg", "kgHlc", "deletedHlc", "isContested", "rev"] as const;

export async function loadWeights(tx: Db, accountId: string, ids: string[]): Promise<StoredRecord[]> {
  const rows = await tx
    .selectFrom("weights")
    .select(columns)
    .where("accountId", "=", accountId)
    .where((where) => where("id", "=", where.fn.any(where.val(ids))))
    .execute();
  return rows.map(recordOf);
}

export async function listWeightChanges(
  db: Db,
  accountId: string,
  { after, until = ANY_REVISION }: Revisions,
  limit: number,
): Promise<StoredRecord[]> {
  const rows = await db
    .selectFrom("weights")
    .select(columns)
    .where("accountId", "=", accountId)
    .where("rev", ">", String(after))
    .where("rev", "<=", String(until))
    .orderBy("rev")
    .limit(limit)
    .execute();
  return rows.map(recordOf);
}

/**
 * All in one statement. A record that stays deleted keeps the time of its deletion, one that was received before that of its
 * first receipt: moved to another moment it is received anew.
 */
export async function saveWeights(tx: Db, accountId: string, records: SavedRecord[]): Promise<void> {
  const rows = records.map(({ id, rev, fields: { at, kg }, deleted, isContested, deletedAt, savedAt }) => ({
    id,
    rev,
    at: at?.value,
    at_hlc: at && toUuid(at.hlc),
    kg: kg?.value,
    kg_hlc: kg && toUuid(kg.hlc),
    deleted_hlc: deleted && toUuid(deleted),
    deleted_at: deletedAt,
    is_contested: isContested,
    saved_at: savedAt,
  }));
  await sql`
    insert into weights (account_id, id, at, at_hlc, kg, kg_hlc, deleted_hlc, deleted_at, is_contested, rev, saved_at)
    select ${accountId}, id, at, at_hlc, kg, kg_hlc, deleted_hlc, deleted_at, is_contested, rev, saved_at
    from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (
      id uuid, at timestamptz, at_hlc uuid, kg numeric(5, 2), kg_hlc uuid, deleted_hlc uuid, deleted_at timestamptz,
      is_contested boolean, rev bigint, saved_at timestamptz)
    on conflict (account_id, id) do update set
      at = excluded.at, at_hlc = excluded.at_hlc, kg = excluded.kg, kg_hlc = excluded.kg_hlc,
      deleted_hlc = excluded.deleted_hlc, is_contested = excluded.is_contested, rev = excluded.rev,
      saved_at = case when excluded.at is distinct from weights.at then excluded.saved_at else weights.saved_at end,
      deleted_at = case when excluded.deleted_at is not null then coalesce(weights.deleted_at, excluded.deleted_at) end
  `.execute(tx);
}

export async function eraseWeights(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("weights").where("accountId", "=", accountId).execute();
}

export async function countWeights(db: Db, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("weights")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("savedAt", ">=", since)
    .where("deletedAt", "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

function recordOf(row: Pick<Selectable<Weights>, (typeof columns)[number]>): StoredRecord {
  const { id, at, atHlc, kg, kgHlc, deletedHlc, isContested, rev } = row;
  return {
    id,
    rev: Number(rev),
    fields: {
      ...(at && atHlc && { at: { value: at.toISOString(), hlc: fromUuid(atHlc) } }),
      ...(kg && kgHlc && { kg: { value: Number(kg), hlc: fromUuid(kgHlc) } }),
    },
    deleted: deletedHlc && fromUuid(deletedHlc),
    isContested,
  };
}
