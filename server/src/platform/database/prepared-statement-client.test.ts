import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../../testing/test.ts";
import { countPrepared, inTransaction, openDb, openPool } from "./db.ts";

const countPreparedOf = (table: string) => sql<{ count: number }>`
  select count(*)::int as count from pg_prepared_statements where statement like ${`%from ${table}%`}`;
const readAll = (table: string, id: number) => sql`select * from ${sql.table(table)} where id = ${id}`;

test("a repeated statement is prepared once per connection", async ({ databaseUrl }) => {
  const db = openDb(databaseUrl, { max: 1 });
  for (const id of [1, 2, 3]) await sql`select full_name from accounts where id::text = ${String(id)}`.execute(db);
  expect((await countPreparedOf("accounts").execute(db)).rows).toEqual([{ count: 1 }]);
  await db.destroy();
});

test("a statement that repeats late is prepared too: texts that are used once take no place", async ({
  databaseUrl,
}) => {
  const pool = openPool(databaseUrl, { max: 1, maxPrepared: 3 });
  const db = openDb(pool);
  const once = (size: number) => {
    const ids = Array.from({ length: size }, (_, id) => String(id));
    return sql`select full_name from accounts where id::text in (${sql.join(ids)})`.execute(db);
  };
  for (let size = 1; size <= 20; size += 1) await once(size);
  const late = (column: string) =>
    sql`select ${sql.ref(column)} from throttles where ${sql.ref(column)}::text = ${"1"}`.execute(db);
  for (let use = 0; use < 3; use += 1) await late("key");
  expect((await countPreparedOf("throttles").execute(db)).rows).toEqual([{ count: 1 }]);
  expect((await countPreparedOf("accounts").execute(db)).rows).toEqual([{ count: 0 }]);
  const { named, refused } = countPrepared(pool);
  expect([named, refused]).toEqual([2, 0]);

  for (let use = 0; use < 3; use += 1) for (const size of [30, 31]) await once(size);
  // One took the last place; the other was used twice without one.
  expect(countPrepared(pool)).toEqual({ named: 3, refused: 2 });
  await db.destroy();
});

test("can be switched off for a pooler in transaction mode", async ({ databaseUrl }) => {
  const db = openDb(databaseUrl, { max: 1, usePreparedStatements: false });
  await sql`select full_name from accounts where id::text = ${"1"}`.execute(db);
  expect((await countPreparedOf("accounts").execute(db)).rows).toEqual([{ count: 0 }]);
  await db.destroy();
});

test("a column added meanwhile fails no query, inside a transaction or outside", async ({ databaseUrl }) => {
  const pool = openPool(databaseUrl, { max: 2 });
  const [db, other] = [openDb(pool), openDb(databaseUrl, { max: 1 })];
  await sql`create table widening (id int primary key)`.execute(other);
  await sql`insert into widening values (1)`.execute(other);
  const outside = () => readAll("widening", 1).execute(db);
  const inside = () => inTransaction(db, (tx) => readAll("widening", 1).execute(tx));

  expect((await outside()).rows).toEqual([{ id: 1 }]);
  await sql`alter table widening add column first text default 'a'`.execute(other);
  expect((await outside()).rows).toEqual([{ id: 1, first: "a" }]);
  await sql`alter table widening add column second text default 'b'`.execute(other);
  expect((await inside()).rows).toEqual([{ id: 1, first: "a", second: "b" }]);
  await sql`drop table widening`.execute(other);
  await db.destroy();
  await other.destroy();
});

const server = fileURLToPath(new URL("../../", import.meta.url));
/** A list of literals, constants, or a query. */
const FIXED = /^(\[("[^"]*",? ?)+\]|\[?(\.{3})?[A-Z_]+\b|\w+\((db|tx)\b|\(from\) =>)/;

test("no list in a query has a placeholder for each value: its text would be another one for every length", () => {
  const files = readdirSync(server, { recursive: true, encoding: "utf8" });
  const product = files.filter((file) => /(?<!\.test)\.ts$/.test(file) && !file.includes("testing/"));

  const varying = product.flatMap((file) => {
    const text = readFileSync(`${server}${file}`, "utf8");
    const isQuery = (name: string) =>
      new RegExp(`const ${name} = (\\w+\\((db|tx)|(db|tx)\\s*\\.selectFrom)`).test(text);
    return [...text.matchAll(/"(?:not )?in",\s*([^\n]+)/g)]
      .map(([, list = ""]) => list)
      .filter((list) => !FIXED.test(list) && !isQuery(/^\w*/.exec(list)?.[0] ?? ""))
      .map((list) => `${file}: ${list}`);
  });

  expect(varying).toEqual([]);
});
