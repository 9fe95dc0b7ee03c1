import { type RawBuilder, sql } from "kysely";
import { asRecords, type Db } from "../platform/database/db.ts";
import { fromUuid, toUuid } from "./hlc-column.ts";
import type { RecordKind, SavedRecord, StoredRecord } from "./record-kind.ts";

type ColumnType = "boolean" | "date" | "int" | "numeric(5, 2)" | "text" | "timestamptz" | "uuid";
type Row = Record<string, unknown>;

/** Where the value of a field stands: one column or several, and its clock beside them. */
export type FieldColumns = {
  hlc: string;
  columns: Record<string, ColumnType>;
  toRow: (value: never) => Row;
  /** Of columns as the driver returns them; a date and a decimal number are their text. */
  fromRow: (row: Row) => unknown;
};

/**
 * The storage of a kind whose values stand in clear: a table with the columns of `weights`, its fields apart. Names are
 * those of the database.
 */
export function createRecordTable(
  name: string,
  fields: Record<string, FieldColumns>,
): Pick<RecordKind, "fields" | "load" | "save" | "listChanges" | "erase"> {
  const typed = Object.values(fields).flatMap(({ hlc, columns }) => [
    ...Object.entries(columns),
    [hlc, "uuid"] as const,
  ]);
  const own = typed.map(([column]) => column);
  const names = list(own.map((column) => sql.ref(column)));
  const table = sql.table(name);
  const selected = list([
    ...["id", "deleted_hlc", "is_contested", "rev"].map((column) => sql.ref(column)),
    // The driver would make a moment of a calendar day.
    ...typed.map(([column, type]) =>
      type === "date" ? sql`${sql.ref(column)}::text as ${sql.ref(column)}` : sql.ref(column),
    ),
  ]);
  const recordset = list(typed.map(([column, type]) => sql`${sql.ref(column)} ${sql.raw(type)}`));
  const updated = list(own.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`));
  const read = async (db: Db, query: RawBuilder<Row>): Promise<StoredRecord[]> =>
    (await query.execute(db.withoutPlugins())).rows.map((row) => recordOf(fields, row));

  return {
    fields: Object.keys(fields),
    load: (tx, accountId, ids) =>
      read(tx, sql`select ${selected} from ${table} where account_id = ${accountId} and id = any(${ids})`),
    listChanges: (db, accountId, after, limit) =>
      read(
        db,
        sql`select ${selected} from ${table} where account_id = ${accountId} and rev > ${after} order by rev limit ${limit}`,
      ),
    /** All in one statement. A record that stays deleted keeps the time of its deletion. */
    async save(tx, accountId, records) {
      await sql`
        insert into ${table} as stored
          (account_id, id, ${names}, deleted_hlc, deleted_at, is_contested, rev, saved_at)
        select ${accountId}, id, ${names}, deleted_hlc, deleted_at, is_contested, rev, saved_at
        from jsonb_to_recordset(${asRecords(records.map((record) => rowOf(fields, record)))}::jsonb) as r (
          id uuid, ${recordset}, deleted_hlc uuid, deleted_at timestamptz, is_contested boolean, rev bigint,
          saved_at timestamptz)
        on conflict (account_id, id) do update set
          ${updated}, deleted_hlc = excluded.deleted_hlc, is_contested = excluded.is_contested, rev = excluded.rev,
          saved_at = excluded.saved_at,
          deleted_at = case when excluded.deleted_at is not null then coalesce(stored.deleted_at, excluded.deleted_at) end
      `.execute(tx.withoutPlugins());
    },
    async erase(tx, accountId) {
      await sql`delete from ${table} where account_id = ${accountId}`.execute(tx.withoutPlugins());
    },
  };
}

const list = (parts: RawBuilder<unknown>[]): RawBuilder<unknown> => sql.join(parts);

function rowOf(fields: Record<string, FieldColumns>, record: SavedRecord): Row {
  const { id, rev, deleted, isContested, deletedAt, savedAt } = record;
  const values = Object.entries(fields).map(([field, { hlc, toRow }]) => {
    const register = record.fields[field];
    return register ? { ...toRow(register.value as never), [hlc]: toUuid(register.hlc) } : {};
  });
  return Object.assign(
    {
      id,
      rev,
      deleted_hlc: deleted && toUuid(deleted),
      deleted_at: deletedAt,
      is_contested: isContested,
      saved_at: savedAt,
    },
    ...values,
  ) as Row;
}

function recordOf(fields: Record<string, FieldColumns>, row: Row): StoredRecord {
  const registers = Object.entries(fields).flatMap(([field, { hlc, fromRow }]) => {
    const clock = row[hlc] as string | null;
    return clock ? [[field, { value: fromRow(row), hlc: fromUuid(clock) }]] : [];
  });
  const deleted = row["deleted_hlc"] as string | null;
  return {
    id: row["id"] as string,
    rev: Number(row["rev"]),
    fields: Object.fromEntries(registers),
    deleted: deleted && fromUuid(deleted),
    isContested: row["is_contested"] as boolean,
  };
}
