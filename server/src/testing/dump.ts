import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";

export type DumpedRow = { table: string; text: string };

/** Every row of every table as text: what an attacker with a copy of the database would read. */
export async function dumpOf(db: Db): Promise<DumpedRow[]> {
  const { rows: tables } = await sql<{ schema: string; table: string }>`
    select table_schema as schema, table_name as "table" from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(db);
  const dumps = tables.map(async ({ schema, table }) => {
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(row)::text as text from ${sql.id(schema, table)} as row`.execute(db.withoutPlugins());
    return rows.map(({ text }) => ({ table: `${schema}.${table}`, text }));
  });
  return (await Promise.all(dumps)).flat();
}

/** The rows that contain any of the values, ignoring case. */
export const findIn = (dump: DumpedRow[], values: string[]): DumpedRow[] => {
  const wanted = values.map((value) => value.toLowerCase());
  return dump.filter(({ text }) => wanted.some((value) => text.toLowerCase().includes(value)));
};

/** The product's rows that contain any of the ids, without rate limit counters and the job engine. */
export const rowsAbout = async (db: Db, ids: string[]): Promise<string[]> =>
  (await dumpOf(db))
    .filter(({ table }) => table.startsWith("public.") && table !== "public.throttles")
    .filter(({ text }) => ids.some((id) => text.includes(id)))
    .map(({ table, text }) => `${table} ${text}`)
    .toSorted();
