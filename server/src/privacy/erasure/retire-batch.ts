import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { DB } from "../../platform/database/schema.ts";

/** Of the rows that expired by `since`, which ones: `skip` are left that failed by themselves. */
export type Batch = { since: Date; limit: number; skip: number };

/** Deletes or clears a batch of one table; returns how many rows. */
export type Retire = (db: Db, batch: Batch) => Promise<number>;

export const touched = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0n);

/** Rows by ctid, or by a key: whatever it is, the statement is short and touches a bounded number of rows. */
export function batchOf(
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
