import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DOMAIN_ORDER } from "./domain-order.ts";

const server = fileURLToPath(new URL("../../server/src/", import.meta.url));
const schema = readFileSync(`${server}platform/database/schema.ts`, "utf8");
const tables = [...schema.slice(schema.indexOf("export interface DB")).matchAll(/^ {2}(\w+): /gm)].map(
  ([, t = ""]) => t,
);

/** Exports and erases the rows of every domain. */
const EXCEPTION = "privacy";

test("a table is read and written by the stores of one domain, and by privacy", () => {
  const shared = tables.map((table) => [table, DOMAIN_ORDER.filter((domain) => uses(domain, table))] as const);

  expect(tables.length).toBeGreaterThan(20);
  expect(shared.filter(([, domains]) => domains.length === 0 || owners(domains) > 1)).toEqual([]);
});

const owners = (domains: string[]): number => domains.filter((domain) => domain !== EXCEPTION).length;

const sources = new Map(
  DOMAIN_ORDER.map((domain) => {
    const files = readdirSync(`${server}${domain}`, { recursive: true, encoding: "utf8" });
    const product = files.filter((file) => /(?<![.]test|schema)[.]ts$/.test(file) && !file.includes("testing/"));
    return [domain, product.map((file) => readFileSync(`${server}${domain}/${file}`, "utf8")).join("\n")];
  }),
);

/** In Kysely's calls, as the table of a lease or of a kind of record, in a type of tables, or in plain SQL. */
function uses(domain: string, table: string): boolean {
  const inSql = table.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
  const kysely = `(From|Into|Table|Join|Using|table:)\\(?\\s*"${table}(?: as \\w+)?"`;
  const record = `(Record|Sealed)Table\\(\\s*"${inSql}"|Table =[^;]*"${inSql}"`;
  return new RegExp(`${kysely}|${record}|\\b(from|join|into|update) ${inSql}\\b(?! import)`).test(
    sources.get(domain) ?? "",
  );
}
