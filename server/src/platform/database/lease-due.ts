import { type Selectable, sql } from "kysely";
import type { Db } from "./db.ts";
import type { DB } from "./schema.ts";

export type Lease = { now: Date; leaseUntil: Date; limit: number };

/** A table of work with a `due_at`, the column that counts how often a row was leased, and which rows are of the queue. */
type Queue<T extends keyof DB> = {
  table: T;
  key: readonly (keyof DB[T] & string)[];
  count: keyof DB[T] & string;
  only?: Record<string, string>;
};

/**
 * Leases due rows, oldest first, by moving `due_at` to the end of the lease: no two workers hold the same row, and the
 * row of a worker that died is due again afterwards.
 */
export async function leaseDue<T extends keyof DB>(
  db: Db,
  { table, key, count, only = {} }: Queue<T>,
  { now, leaseUntil, limit }: Lease,
): Promise<Selectable<DB[T]>[]> {
  const filters = Object.entries(only).map(([column, value]) => sql` and ${sql.ref(column)} = ${value}`);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<DB[T]>>`
    update ${sql.table(table)} set due_at = ${leaseUntil}, ${sql.ref(count)} = ${sql.ref(count)} + 1
    where (${columns}) in (
      select ${columns} from ${sql.table(table)}
      where due_at <= ${now}${sql.join(filters, sql``)} order by due_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}
