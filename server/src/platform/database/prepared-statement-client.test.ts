import { sql } from "kysely";
import { expect } from "vitest";
import { test } from "../../testing/test.ts";
import { inTransaction, openDb, openPool } from "./db.ts";

const countPrepared = (table: string) => sql<{ count: number }>`
  select count(*)::int as count from pg_prepared_statements where statement like ${`%from ${table}%`}`;
const readAll = (table: string, id: number) => sql`select * from ${sql.table(table)} where id = ${id}`;

test("a repeated statement is prepared once per connection", async ({ databaseUrl }) => {
  const db = openDb(databaseUrl, { max: 1 });
  for (const id of [1, 2, 3]) await sql`select full_name from accounts where id::text = ${String(id)}`.execute(db);
  expect((await countPrepared("accounts").execute(db)).rows).toEqual([{ count: 1 }]);
  await db.destroy();
});

test("can be switched off for a pooler in transaction mode", async ({ databaseUrl }) => {
  const db = openDb(databaseUrl, { max: 1, usePreparedStatements: false });
  await sql`select full_name from accounts where id::text = ${"1"}`.execute(db);
  expect((await countPrepared("accounts").execute(db)).rows).toEqual([{ count: 0 }]);
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
