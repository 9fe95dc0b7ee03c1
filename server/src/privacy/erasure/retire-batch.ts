import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { DB } from "../../platform/database/schema.ts";

/** Deletes or clears at most `limit` rows that expired by `since`; returns how many. */
export type Retire = (db: Db, since: Date, limit: number) => Promise<number>;

export const touched = ({ numAffectedRows }: { numAffectedRows?: bigint | undefined }): number =>
  Number(numAffectedRows ?? 0n);

/** Rows by ctid: whatever the table's key is, the statement is short and touches a bounded number of rows. */
export const batchOf = (table: keyof DB, due: RawBuilder<boolean>, limit: number) =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${due} limit ${limit}))`;
