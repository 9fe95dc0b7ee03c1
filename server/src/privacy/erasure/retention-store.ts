import type { Retained } from "@app/contract/retention";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { DB } from "../../platform/database/schema.ts";
import { endings, retainedTables } from "../personal-data/personal-data.ts";
import type { Ending } from "../personal-data/personal-table.ts";
import { RETAINED_RECORDS } from "./retained-data.ts";

/** Of the rows that expired by `since`, which ones: `skip` are left that failed by themselves. */
type Batch = { since: Date; limit: number; skip: number };

/** Deletes or clears a batch of one table; returns how many rows. */
export type Retire = (db: Db, batch: Batch) => Promise<number>;

const touched = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0n);

/** Rows by ctid, or by a key: whatever it is, the statement is short and touches a bounded number of rows. */
function batchOf(
  table: keyof DB,
  due: RawBuilder<unknown>,
  { limit, skip }: Omit<Batch, "since">,
  key?: readonly string[],
) {
  if (!key)
    return sql`ctid = any(array(select ctid from ${sql.table(table)} where ${due} limit ${limit} offset ${skip}))`;
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return sql`(${columns}) in (select ${columns} from ${sql.table(table)} where ${due} limit ${limit} offset ${skip})`;
}

/** A member may change a row meanwhile: unlike the row's address, whether it is due is checked again. */
function retire(table: keyof DB, { due, empties, key }: Omit<Ending, "period">): Retire {
  return async (db, { since, ...batch }) => {
    const rows = sql`${due(since)} and ${batchOf(table, due(since), batch, key)}`;
    const statement = empties
      ? sql`update ${sql.table(table)} set ${emptied(empties)} where ${rows}`
      : sql`delete from ${sql.table(table)} where ${rows}`;
    return touched(await statement.execute(db));
  };
}

function emptied(columns: NonNullable<Ending["empties"]>) {
  const values = Array.isArray(columns) ? columns.map((column) => [column, "null"] as const) : Object.entries(columns);
  return sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${sql.raw(value)}`));
}

/** What a kind's end of retention does, table by table: by the declarations, or by the records that the law requires. */
export const retiringOf = (kind: Retained): readonly Retire[] => [
  ...endings.flatMap(({ name, period, ...ending }) => (period === kind ? [retire(name, ending)] : [])),
  // From the account's deletion, or from a time of their own.
  ...retainedTables.flatMap(({ name, retained, since: from = "retained_since" }) =>
    RETAINED_RECORDS[retained].period === kind
      ? [retire(name, { due: (since) => sql`${sql.ref(from)} <= ${since}` })]
      : [],
  ),
];
