import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));

/** The rules of our own configuration that a file at that path breaks. */
function broken(path: string, line: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  try {
    cpSync(join(root, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `${line}\n`);
    const { stdout } = spawnSync(join(root, "node_modules/.bin/oxlint"), ["--format=json", "."], { cwd: folder });
    const { diagnostics } = JSON.parse(String(stdout)) as { diagnostics: { code: string }[] };
    return diagnostics.map(({ code }) => code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const bare = [
  "export const f = (db) => db.transaction().execute(() => 1);",
  'export const f = (deps) => deps.db.transaction().setIsolationLevel("serializable");',
  'export const f = (db) => db["transaction"]();',
  "export const f = ({ db: { transaction } }) => transaction();",
  "export const f = (db) => db.startTransaction();",
];
const rule = "eslint(no-restricted-properties)";

test.for(bare)("a transaction without retries is an error: %s", (line) => {
  for (const path of [
    "server/src/identity/accounts/register.ts",
    "server/src/operator/today.ts",
    "scripts/db-types.ts",
  ])
    expect(broken(path, line), path).toEqual([rule]);
});

test("the module that retries transactions may open them", () => {
  expect(broken("server/src/platform/database/db.ts", bare[0] ?? "")).toEqual([]);
});

test.for([
  ["export const f = () => Date.now();", rule],
  ["export const f = () => Math.random();", rule],
  ['export const f = () => fetch("/v1/health");', "eslint(no-restricted-globals)"],
  ["export const f = () => process.env;", "eslint(no-restricted-globals)"],
])("the engine has no clock, randomness, network or environment: %s", ([line, expected]) => {
  expect(broken("engine/src/sync/hlc.ts", line ?? "")).toEqual([expected]);
  expect(broken("engine/src/sync/hlc.test.ts", line ?? "")).toEqual([]);
});
