import { sql } from "kysely";
import { asRecords, type Db } from "../platform/database/db.ts";
import { hex } from "../platform/sealed-rows.ts";
import { fromUuid, toUuid } from "./record-columns.ts";
import type { RecordKind } from "./record-kind.ts";
import { type ConflictKey, sealedConflicts } from "./sealed-conflicts.ts";

type RecordRef = { kind: RecordKind; id: string };
export type Conflict = ConflictKey & { kind: RecordKind; hlc: string; value: unknown };
type StoredConflict = ConflictKey & { kind: string; hlc: string; value: unknown; sealed: Buffer | null };

/** The values that these records' fields lost, newest first. */
export async function listConflicts(db: Db, accountId: string, records: RecordRef[]): Promise<Conflict[]> {
  if (records.length === 0) return [];
  const kinds = new Map<string, RecordKind>(records.map(({ kind }) => [kind.name, kind]));
  const wanted = asRecords(records.map(({ kind, id }) => ({ kind: kind.name, id })));
  const { rows } = await sql<StoredConflict>`
    select c.kind, c.record_id, c.field, c.device, c.hlc, c.value, c.sealed
    from jsonb_to_recordset(${wanted}::jsonb) as r (kind text, id uuid)
    join sync_conflicts c on c.account_id = ${accountId} and c.kind = r.kind and c.record_id = r.id
    order by c.hlc desc`.execute(db);
  return rows.flatMap(({ kind: name, hlc, value, sealed, ...key }) => {
    const kind = kinds.get(name);
    if (!kind) return [];
    const opened = sealed ? openConflict(kind, { accountId, ...key, sealed }) : value;
    return [{ ...key, kind, hlc: fromUuid(hlc), value: opened }];
  });
}

export async function insertConflicts(tx: Db, accountId: string, conflicts: Conflict[], lostAt: Date): Promise<void> {
  if (conflicts.length === 0) return;
  const rows = asRecords(
    conflicts.map(({ kind: { name: kind, encryption }, recordId, field, device, hlc, value }) => {
      const key = { accountId, kind, recordId, field, device };
      const sealed = encryption && sealedConflicts.seal(encryption, key, value);
      const stored = sealed ? { sealed: hex(sealed) } : { value };
      return { kind, record_id: recordId, field, device, hlc: toUuid(hlc), ...stored };
    }),
  );
  await sql`
    insert into sync_conflicts (account_id, kind, record_id, field, device, hlc, value, sealed, lost_at)
    select ${accountId}, kind, record_id, field, device, hlc,
      -- A field that was null lost a value too.
      case when sealed is null then coalesce(value, 'null') end, sealed, ${lostAt}
    from jsonb_to_recordset(${rows}::jsonb)
      as r (kind text, record_id uuid, field text, device text, hlc uuid, value jsonb, sealed bytea)
    on conflict (account_id, kind, record_id, field, device)
      do update set hlc = excluded.hlc, value = excluded.value, sealed = excluded.sealed, lost_at = excluded.lost_at
  `.execute(tx);
}

export async function deleteConflicts(tx: Db, accountId: string, conflicts: Conflict[]): Promise<void> {
  if (conflicts.length === 0) return;
  const rows = asRecords(
    conflicts.map(({ kind, recordId, field, device }) => ({ kind: kind.name, id: recordId, field, device })),
  );
  await sql`
    delete from sync_conflicts c using jsonb_to_recordset(${rows}::jsonb) as r (kind text, id uuid, field text, device text)
    where c.account_id = ${accountId} and c.kind = r.kind and c.record_id = r.id
      and c.field = r.field and c.device = r.device`.execute(tx);
}

export async function eraseConflicts(tx: Db, accountId: string, kinds: string[]): Promise<void> {
  await tx
    .deleteFrom("syncConflicts")
    .where("accountId", "=", accountId)
    .where((where) => where("kind", "=", where.fn.any(where.val(kinds))))
    .execute();
}

function openConflict({ name, encryption }: RecordKind, row: ConflictKey & { accountId: string; sealed: Buffer }) {
  if (!encryption) throw new Error(`a lost value of kind ${name} is sealed`);
  return sealedConflicts.open(encryption, { ...row, kind: name });
}
