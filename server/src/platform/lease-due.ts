import { type Selectable, sql } from "kysely";
import type { Db } from "./db.ts";
import type { DB } from "./schema.ts";

export type Lease = { now: Date; leaseUntil: Date; limit: number };

/** A table of what is to be done at its `due_at`, and the column that counts how often it was taken up. */
type Queue<T extends keyof DB> = { table: T; key: readonly (keyof DB[T] & string)[]; count: keyof DB[T] & string };

/**
 * Takes what is due, longest first, and pushes its due time ahead: no two workers have the same at once, and if one
 * dies with it, it is due again after the lease.
 */
export async function leaseDue<T extends keyof DB>(
  db: Db,
  { table, key, count }: Queue<T>,
  { now, leaseUntil, limit }: Lease,
): Promise<Selectable<DB[T]>[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const { rows } = await sql<Selectable<DB[T]>>`
    update ${sql.table(table)} set due_at = ${leaseUntil}, ${sql.ref(count)} = ${sql.ref(count)} + 1
    where (${columns}) in (
      select ${columns} from ${sql.table(table)}
      where due_at <= ${now} order by due_at limit ${limit} for update skip locked)
    returning *`.execute(db);
  return rows;
}
