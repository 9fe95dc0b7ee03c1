import { type RawBuilder, sql } from "kysely";
import { asRecords, type Db } from "../platform/database/db.ts";
import { createRecordColumns, type FieldColumns, type Row } from "./record-columns.ts";
import { ANY_REVISION, type RecordKind, type StoredRecord } from "./record-kind.ts";

type Options = {
  /** In SQL, of `stored` and `excluded`: the change says what no call said before, and is received with this one. */
  isReceivedAnew?: string;
};

/**
 * The storage of a kind whose values stand in clear: a table with the columns of `weights`, its fields apart. `saved_at` is
 * the server's first receipt of a record: a device may stamp its own clock as it likes, and a correction is no new entry.
 */
export function createRecordTable(
  name: string,
  fields: Record<string, FieldColumns>,
  { isReceivedAnew = "false" }: Options = {},
): Pick<RecordKind, "fields" | "load" | "save" | "listChanges" | "erase"> {
  const { names, selected, recordset, updated, rowOf, recordOf } = createRecordColumns(fields);
  const table = sql.table(name);
  const read = async (db: Db, query: RawBuilder<Row>): Promise<StoredRecord[]> =>
    (await query.execute(db.withoutPlugins())).rows.map(recordOf);

  return {
    fields: Object.keys(fields),
    load: (tx, accountId, ids) =>
      read(tx, sql`select ${selected} from ${table} where account_id = ${accountId} and id = any(${ids})`),
    listChanges: (db, accountId, { after, until = ANY_REVISION }, limit) =>
      read(
        db,
        sql`select ${selected} from ${table}
          where account_id = ${accountId} and rev > ${after} and rev <= ${until}
          order by rev limit ${limit}`,
      ),
    /** All in one statement. A record that stays deleted keeps the time of its deletion. */
    async save(tx, accountId, records) {
      await sql`
        insert into ${table} as stored
          (account_id, id, ${names}, deleted_hlc, deleted_at, is_contested, rev, saved_at)
        select ${accountId}, id, ${names}, deleted_hlc, deleted_at, is_contested, rev, saved_at
        from jsonb_to_recordset(${asRecords(records.map(rowOf))}::jsonb) as r (
          id uuid, ${recordset}, deleted_hlc uuid, deleted_at timestamptz, is_contested boolean, rev bigint,
          saved_at timestamptz)
        on conflict (account_id, id) do update set
          ${updated}, deleted_hlc = excluded.deleted_hlc, is_contested = excluded.is_contested, rev = excluded.rev,
          saved_at = case when ${sql.raw(isReceivedAnew)} then excluded.saved_at else stored.saved_at end,
          deleted_at = case when excluded.deleted_at is not null then coalesce(stored.deleted_at, excluded.deleted_at) end
      `.execute(tx.withoutPlugins());
    },
    async erase(tx, accountId) {
      await sql`delete from ${table} where account_id = ${accountId}`.execute(tx.withoutPlugins());
    },
  };
}
