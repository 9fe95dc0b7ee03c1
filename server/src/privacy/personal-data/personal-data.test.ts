import { readFileSync } from "node:fs";
import { RETENTION, type Retained } from "@app/contract/retention";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Db } from "../../platform/database/db.ts";
import { test } from "../../testing/test.ts";
import { RETAINED_RECORDS } from "../erasure/retained-data.ts";
import { endings, retainedTables, tables } from "./personal-data.ts";

type Column = { table: string; column: string };

const camel = (name: string): string => name.replace(/_(\w)/g, (_, character: string) => character.toUpperCase());

async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and table_name <> 'schema_migrations'
      -- A partition's rows are those of its table.
      and not exists (select from pg_inherits where inhrelid = quote_ident(table_name)::regclass)`.execute(db);
  const columns = new Map<string, string[]>();
  for (const { table, column } of rows)
    columns.set(camel(table), [...(columns.get(camel(table)) ?? []), camel(column)]);
  return columns;
}

/** Which tables a deletion of a row of another table deletes from, or refuses. */
async function referencesOf(db: Db): Promise<{ from: string; to: string; action: string }[]> {
  const { rows } = await sql<{ from: string; to: string; action: string }>`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to", confdeltype as action
    from pg_constraint where contype = 'f'`.execute(db);
  return rows.map(({ from, to, action }) => ({ from: camel(from), to: camel(to), action }));
}

test("every table of the schema is declared, and every column of an exported one is shown or withheld with a reason", async ({
  deps,
}) => {
  const columns = await columnsOf(deps.db);
  expect(Object.keys(tables).toSorted()).toEqual([...columns.keys()].toSorted());
  const undeclared = Object.entries(tables).flatMap(([name, table]) => {
    if ("excluded" in table) return [];
    const shown = { ...table.columns, ...table.withheld };
    return (columns.get(name) ?? []).filter((column) => !(column in shown)).map((column) => `${name}.${column}`);
  });
  expect(undeclared).toEqual([]);
});

test("every table that names an account or a contact says what deleting the account does with it", async ({ deps }) => {
  const columns = await columnsOf(deps.db);
  const naming = [...columns].filter(([, names]) =>
    names.some((name) => ["accountId", "email", "phone", "recipient"].includes(name)),
  );
  const untouched = naming.flatMap(([name]) => {
    const { erased } = tables[name as keyof typeof tables];
    return typeof erased === "object" && "stays" in erased ? [name] : [];
  });
  // The team's own people have addresses too.
  expect(untouched.toSorted()).toEqual(["staff", "staffInvitations"]);
  const excluded = naming.filter(([name]) => "excluded" in tables[name as keyof typeof tables]).map(([name]) => name);
  // Of a deleted account only the purchases are found by it, for as long as they are retained.
  expect(excluded.toSorted()).toEqual(["deletions", "staff", "staffInvitations"]);
});

test("the schema can do what is declared: rows go with their table, and what is retained outlives its account", async ({
  deps,
}) => {
  const columns = await columnsOf(deps.db);
  const references = await referencesOf(deps.db);
  const wrong = Object.entries(tables).flatMap(([name, { erased }]) => {
    const has = (column: string) => columns.get(name)?.includes(column);
    const to = (target: string) => references.filter((reference) => reference.from === name && reference.to === target);
    if (erased === "deleted") return has("accountId") ? [] : [name];
    if ("with" in erased) return to(erased.with).some(({ action }) => action === "c") ? [] : [name];
    if ("retained" in erased) return has(erased.since ?? "retainedSince") && to("accounts").length === 0 ? [] : [name];
    return has("retainedSince") ? [name] : [];
  });
  expect(wrong).toEqual([]);
});

test.for(Object.keys(RETENTION) as Retained[])(
  "%s: the tables whose rows end by it are those that docs/privacy.md names",
  (period) => {
    const declared = [
      ...endings.filter((ending) => ending.period === period),
      ...retainedTables.filter(({ retained }) => RETAINED_RECORDS[retained].period === period),
    ].map(({ name }) => name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`));
    const docs = readFileSync(new URL("../../../../docs/privacy.md", import.meta.url), "utf8");
    const [, what = ""] = new RegExp(`^\\| \`${period}\` \\| (.*?) \\|`, "m").exec(docs) ?? [];
    const named = [...what.matchAll(/`(\w+)(?:\.\w+)?`/g)].map(([, name]) => name);
    expect(new Set(named)).toEqual(new Set(declared));
  },
);
