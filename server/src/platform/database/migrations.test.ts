import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { test as base, expect, inject } from "vitest";
import { withDatabase } from "../../testing/databases.ts";
import { openDb } from "./db.ts";
import { migrate } from "./migrations.ts";

/** An empty database, a folder of migrations, and another client that uses the tables meanwhile. */
const test = base.extend("sandbox", async ({}, { onCleanup }) => {
  const url = await withDatabase(inject("postgresUrl"), `test_${crypto.randomUUID()}`);
  const directory = mkdtempSync(join(tmpdir(), "migrations-"));
  const db = openDb(url, { max: 1 });
  const other = new Client({ connectionString: url });
  await other.connect();
  onCleanup(async () => {
    await other.end();
    await db.destroy();
    rmSync(directory, { recursive: true });
  });
  return {
    other,
    put: (name: string, text: string) => writeFileSync(join(directory, `${name}.sql`), text),
    url,
    migrate: (by = db) => migrate(by, { folder: pathToFileURL(`${directory}/`) }),
    read: async (query: string) => (await other.query<Record<string, unknown>>(query)).rows,
  };
});

test("missing migrations are applied in order, and once", async ({ sandbox }) => {
  sandbox.put("0001-people", "create table people (id int primary key); insert into people values (1);");
  sandbox.put("0002-more", "insert into people values (2);");
  expect(await sandbox.migrate()).toEqual(["0001-people", "0002-more"]);
  expect(await sandbox.migrate()).toEqual([]);
  expect(await sandbox.read("select id from people order by id")).toEqual([{ id: 1 }, { id: 2 }]);
});

test("a migration that fails is rolled back, and the ones before it stay", async ({ sandbox }) => {
  sandbox.put("0001-people", "create table people (id int primary key);");
  sandbox.put("0002-broken", "create table things (id int); insert into nowhere values (1);");
  await expect(sandbox.migrate()).rejects.toThrow(/nowhere/);
  expect(await sandbox.read("select to_regclass('people') as people, to_regclass('things') as things")).toEqual([
    { people: "people", things: null },
  ]);
  sandbox.put("0002-broken", "create table things (id int);");
  expect(await sandbox.migrate()).toEqual(["0002-broken"]);
});

test("the lock on a table in use is retried with a short timeout, so that queries do not queue behind it", async ({
  sandbox,
}) => {
  sandbox.put("0001-people", "create table people (id int primary key);");
  await sandbox.migrate();
  sandbox.put("0002-name", "alter table people add column name text;");
  await sandbox.other.query("begin; select * from people");

  const migrating = sandbox.migrate();
  const reader = new Client({ connectionString: sandbox.url });
  await reader.connect();
  // The migrator waits for the lock first and this reader behind it; the lock timeout must let the reader through.
  await expect.poll(async () => (await waitingFor(reader)).length).toBe(1);
  expect((await reader.query("select * from people")).rows).toEqual([]);
  await sandbox.other.query("commit");
  expect(await migrating).toEqual(["0002-name"]);
  await reader.end();
});

test("an index is built concurrently, and rows are backfilled in batches", async ({ sandbox }) => {
  sandbox.put(
    "0001-people",
    "create table people (id int primary key); insert into people select generate_series(1, 25);",
  );
  sandbox.put(
    "0002-expand",
    `-- no transaction
-- What the new code needs; the old code does not notice.
alter table people add column if not exists half int;

-- until nothing is left
update people set half = id / 2 where id in (select id from people where half is null order by id limit 10);

drop index concurrently if exists people_half;
create index concurrently people_half on people (half);
`,
  );
  expect(await sandbox.migrate()).toEqual(["0001-people", "0002-expand"]);
  expect(await sandbox.read("select count(*)::int as filled from people where half = id / 2")).toEqual([
    { filled: 25 },
  ]);
  expect(await sandbox.read("select indisvalid from pg_index where indexrelid = 'people_half'::regclass")).toEqual([
    { indisvalid: true },
  ]);
});

test("a migration without a transaction that stopped half-way starts again", async ({ sandbox }) => {
  sandbox.put("0001-people", "create table people (id int primary key);");
  const good = "alter table people add column if not exists half int;\n";
  sandbox.put("0002-expand", `-- no transaction\n${good}select 1 / 0;\n`);
  await expect(sandbox.migrate()).rejects.toThrow(/division by zero/);
  sandbox.put("0002-expand", `-- no transaction\n${good}`);
  expect(await sandbox.migrate()).toEqual(["0002-expand"]);
});

test("two concurrent migrators apply each migration once", async ({ sandbox }) => {
  sandbox.put("0001-people", "create table people (id int primary key); select pg_sleep(0.2);");
  const second = openDb(sandbox.url, { max: 1 });
  const both = await Promise.all([sandbox.migrate(), sandbox.migrate(second)]);
  await second.destroy();
  expect(both.flat()).toEqual(["0001-people"]);
});

test("applied migrations are recorded in schema_migrations", async ({ sandbox }) => {
  sandbox.put("0001-people", "create table people (id int primary key);");
  await sandbox.migrate();
  expect(await sandbox.read("select name from schema_migrations")).toEqual([{ name: "0001-people" }]);
});

const waitingFor = async (client: Client) =>
  (await client.query("select pid from pg_locks where not granted and relation = 'people'::regclass")).rows;
