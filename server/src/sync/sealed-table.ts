import { type RawBuilder, sql } from "kysely";
import { asRecords, type Db } from "../platform/database/db.ts";
import type { Encryption } from "../platform/encryption.ts";
import { hex, sealedRows } from "../platform/sealed-rows.ts";
import { fromUuid, toUuid } from "./record-columns.ts";
import { ANY_REVISION, type RecordKind, type SavedRecord, type StoredRecord } from "./record-kind.ts";

type Row = Record<string, unknown>;
type Values = Record<string, unknown>;

type SealedStore = Pick<RecordKind, "fields" | "encryption" | "save" | "listChanges" | "erase"> & {
  load: (tx: Db, accountId: string, ids: string[]) => Promise<StoredRecord[]>;
  /** All records of several members, by account. */
  listOf: (db: Db, accountIds: readonly string[]) => Promise<Map<string, StoredRecord[]>>;
};

/**
 * The storage of a kind whose values are sealed, all of a record together; the clock of each field stands in a column
 * of its own. `clocks` names it for each field. With `only` the value of this one field is what is sealed.
 */
export function createSealedTable(
  name: string,
  clocks: Record<string, string>,
  encryption: Encryption,
  { only }: { only?: string } = {},
): SealedStore {
  const columns = sql.join(Object.values(clocks).map((column) => sql.ref(column)));
  const recordset = sql.join(Object.values(clocks).map((column) => sql`${sql.ref(column)} uuid`));
  const updated = sql.join(
    Object.values(clocks).map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  const table = sql.table(name);
  const stored = sealedRows<unknown>(name);
  const selected = sql`id, sealed, deleted_hlc, is_contested, rev, ${columns}`;
  const read = async (db: Db, accountId: string, query: RawBuilder<Row>): Promise<StoredRecord[]> =>
    (await query.execute(db.withoutPlugins())).rows.map((row) => recordOf(accountId, row));

  function recordOf(accountId: string, row: Row): StoredRecord {
    const id = row["id"] as string;
    const sealed = row["sealed"] as Buffer | null;
    const opened = sealed ? stored.open(encryption, { accountId, id, sealed }) : {};
    const values = (only ? { [only]: opened } : opened) as Values;
    const registers = Object.entries(clocks).flatMap(([field, column]) => {
      const clock = row[column] as string | null;
      return clock ? [[field, { value: values[field], hlc: fromUuid(clock) }]] : [];
    });
    const deleted = row["deleted_hlc"] as string | null;
    return {
      id,
      rev: Number(row["rev"]),
      fields: Object.fromEntries(registers),
      deleted: deleted && fromUuid(deleted),
      isContested: row["is_contested"] as boolean,
    };
  }

  function rowOf(accountId: string, record: SavedRecord): Row {
    const { id, rev, fields, deleted, isContested, deletedAt, savedAt } = record;
    const values: Values = Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]));
    const isEmpty = Object.keys(values).length === 0;
    return {
      id,
      rev,
      sealed: isEmpty ? null : hex(stored.seal(encryption, { accountId, id }, only ? values[only] : values)),
      ...Object.fromEntries(
        Object.entries(clocks).map(([field, column]) => [column, fields[field] && toUuid(fields[field].hlc)]),
      ),
      deleted_hlc: deleted && toUuid(deleted),
      deleted_at: deletedAt,
      is_contested: isContested,
      saved_at: savedAt,
    };
  }

  return {
    fields: Object.keys(clocks),
    encryption,
    load: (tx, accountId, ids) =>
      read(tx, accountId, sql`select ${selected} from ${table} where account_id = ${accountId} and id = any(${ids})`),
    listChanges: (db, accountId, { after, until = ANY_REVISION }, limit) =>
      read(
        db,
        accountId,
        sql`select ${selected} from ${table}
          where account_id = ${accountId} and rev > ${after} and rev <= ${until}
          order by rev limit ${limit}`,
      ),
    /** All in one statement. A record that stays deleted keeps the time of its deletion. */
    async save(tx, accountId, records) {
      const rows = asRecords(records.map((record) => rowOf(accountId, record)));
      await sql`
        insert into ${table} as stored
          (account_id, id, sealed, ${columns}, deleted_hlc, deleted_at, is_contested, rev, saved_at)
        select ${accountId}, id, sealed, ${columns}, deleted_hlc, deleted_at, is_contested, rev, saved_at
        from jsonb_to_recordset(${rows}::jsonb) as r (
          id uuid, sealed bytea, ${recordset}, deleted_hlc uuid, deleted_at timestamptz, is_contested boolean,
          rev bigint, saved_at timestamptz)
        on conflict (account_id, id) do update set
          sealed = excluded.sealed, ${updated}, deleted_hlc = excluded.deleted_hlc,
          is_contested = excluded.is_contested, rev = excluded.rev, saved_at = excluded.saved_at,
          deleted_at = case when excluded.deleted_at is not null then coalesce(stored.deleted_at, excluded.deleted_at) end
      `.execute(tx.withoutPlugins());
    },
    async listOf(db, accountIds) {
      const { rows } = await sql<Row & { account_id: string }>`
        select account_id, ${selected} from ${table} where account_id = any(${[...accountIds]}) order by rev`.execute(
        db.withoutPlugins(),
      );
      const byAccount = [...Map.groupBy(rows, (row) => row.account_id)];
      return new Map(byAccount.map(([accountId, own]) => [accountId, own.map((row) => recordOf(accountId, row))]));
    },
    async erase(tx, accountId) {
      await sql`delete from ${table} where account_id = ${accountId}`.execute(tx.withoutPlugins());
    },
  };
}
