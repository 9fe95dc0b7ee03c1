import { sql } from "kysely";
import { asRecords, type Db } from "../platform/database/db.ts";
import { fromUuid, toUuid } from "./hlc-column.ts";

type RecordRef = { kind: string; id: string };
export type Conflict = { kind: string; recordId: string; field: string; device: string; hlc: string; value: unknown };

/** The values that these records' fields lost, newest first. */
export async function listConflicts(db: Db, accountId: string, records: RecordRef[]): Promise<Conflict[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<Conflict>`
    select c.kind, c.record_id, c.field, c.device, c.hlc, c.value
    from jsonb_to_recordset(${asRecords(records)}::jsonb) as r (kind text, id uuid)
    join sync_conflicts c on c.account_id = ${accountId} and c.kind = r.kind and c.record_id = r.id
    order by c.hlc desc`.execute(db);
  return rows.map((row) => ({ ...row, hlc: fromUuid(row.hlc) }));
}

export async function insertConflicts(tx: Db, accountId: string, conflicts: Conflict[], lostAt: Date): Promise<void> {
  if (conflicts.length === 0) return;
  const rows = asRecords(
    conflicts.map(({ recordId, hlc, ...rest }) => ({ ...rest, record_id: recordId, hlc: toUuid(hlc) })),
  );
  await sql`
    insert into sync_conflicts (account_id, kind, record_id, field, device, hlc, value, lost_at)
    select ${accountId}, kind, record_id, field, device, hlc, value, ${lostAt} from jsonb_to_recordset(${rows}::jsonb)
      as r (kind text, record_id uuid, field text, device text, hlc uuid, value jsonb)
    on conflict (account_id, kind, record_id, field, device)
      do update set hlc = excluded.hlc, value = excluded.value, lost_at = excluded.lost_at`.execute(tx);
}

export async function deleteConflicts(tx: Db, accountId: string, conflicts: Conflict[]): Promise<void> {
  if (conflicts.length === 0) return;
  const rows = asRecords(conflicts.map(({ kind, recordId, field, device }) => ({ kind, id: recordId, field, device })));
  await sql`
    delete from sync_conflicts c using jsonb_to_recordset(${rows}::jsonb) as r (kind text, id uuid, field text, device text)
    where c.account_id = ${accountId} and c.kind = r.kind and c.record_id = r.id
      and c.field = r.field and c.device = r.device`.execute(tx);
}

export async function eraseConflicts(tx: Db, accountId: string, kinds: string[]): Promise<void> {
  await tx.deleteFrom("syncConflicts").where("accountId", "=", accountId).where("kind", "in", kinds).execute();
}
