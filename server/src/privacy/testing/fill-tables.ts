import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Deps } from "../../deps.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { sealedTables, tables } from "../personal-data/personal-data.ts";

type Column = { column: string; type: string };
type Row = Record<string, unknown>;

/** Stands in every column of text that `fillTables` writes. */
export const MARK = "marca-4e91";

const camel = (name: string): string => name.replace(/_(\w)/g, (_, character: string) => character.toUpperCase());

/**
 * One row of the account in every table whose rows a deletion deletes or moves to a pseudonym, whatever the product would
 * write there: no constraint of the test's database holds any more.
 */
export async function fillTables({ db, keyRing }: Pick<Deps, "db" | "keyRing">, accountId: string): Promise<string[]> {
  await dropChecks(db);
  // The months of the food diary are partitions.
  await sql`select place_food_month('2026-11-10')`.execute(db);
  const filled: string[] = [];
  const encryption = keyRing.encryption("health-data");
  for (const [name, { erased }] of Object.entries(tables)) {
    if (erased !== "deleted" && !(typeof erased === "object" && "retained" in erased)) continue;
    const row: Row = {};
    for (const { column, type } of await columnsOf(db, name)) row[column] = valueOf(column, type, accountId);
    const sealed = sealedTables.find((table) => table.name === name);
    const named = Object.fromEntries(Object.entries(row).map(([column, value]) => [camel(column), value]));
    if (name === "foodEntriesArchive") row["day"] = "2026-07-10";
    if (sealed)
      row["sealed"] = encryption.seal(
        sealed.contextOf(named as never),
        JSON.stringify({ rowCodes: [MARK], details: MARK }),
      );
    const [columns, values] = [Object.keys(row).map((column) => sql.ref(column)), Object.values(row)];
    await inTransaction(db, async (tx) => {
      // Neither foreign keys nor triggers.
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`insert into ${sql.table(name)} (${sql.join(columns)}) values (${sql.join(values)}) on conflict do nothing`.execute(
        tx,
      );
    });
    filled.push(name);
  }
  return filled;
}

async function dropChecks(db: Db): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'c' and conrelid <> 0 and coninhcount = 0 and connamespace = 'public'::regnamespace`.execute(db);
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint if exists ${sql.ref(name)}`.execute(db);
}

async function columnsOf(db: Db, name: string): Promise<Column[]> {
  const table = name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`);
  const { rows } = await sql<Column>`
    select column_name as "column", case data_type when 'ARRAY' then udt_name else data_type end as type
    from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' and is_identity = 'NO'
      and column_name not in ('retained_since', 'sealed')`.execute(db);
  return rows;
}

function valueOf(column: string, type: string, accountId: string): unknown {
  if (column === "account_id") return accountId;
  // Of a member in care.
  if (type === "text" && column === "plan") return "completo";
  if (type === "text") return `${MARK} ${column}`;
  if (type === "uuid") return randomUUID();
  if (type === "_text") return [`${MARK} ${column}`];
  if (type.startsWith("_")) return [];
  if (type === "jsonb") return JSON.stringify({ text: `${MARK} ${column}` });
  if (type === "bytea") return Buffer.from(MARK);
  if (type === "inet") return "198.51.100.88";
  if (type === "boolean") return true;
  if (type === "date") return "2026-11-10";
  if (type.startsWith("timestamp")) return new Date("2026-11-10T12:00:00Z");
  if (type.startsWith("time")) return "12:00";
  return 1;
}
