import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { DOMAIN_ORDER, ENTRY_POINTS, TEST_FOLDERS } from "./domain-order.ts";
import { findViolations } from "./find-violations.ts";
import rules, { folderRule } from "./rules.ts";

const fixtures = fileURLToPath(new URL("./fixtures/", import.meta.url));
const names = readdirSync(fixtures);

test("every rule has a fixture that breaks it", () => {
  const ruleNames = new Set([...(rules.forbidden ?? []).map(({ name = "" }) => name), folderRule.name]);
  expect(names.toSorted()).toEqual([...ruleNames].toSorted());
});

test.each(names)(
  "every file in the fixture of %s takes part in a violation of it, and of no other rule",
  async (name) => {
    const folder = `${fixtures}${name}`;
    const { violations } = await findViolations(folder, readdirSync(folder));

    expect(new Set(violations.map(({ rule }) => rule))).toEqual(new Set([name]));
    expect([...new Set(violations.flatMap(({ from, to }) => [from, to]))].toSorted()).toEqual(
      filesIn(folder).toSorted(),
    );
  },
);

test("a higher domain uses the queries of a lower one, not its SQL beside them", async ({ onTestFinished }) => {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const files = {
    "server/src/checkout/queries.ts": "export const list = 1;",
    "server/src/checkout/refunds/queries.ts": "export const list = 1;",
    "server/src/checkout/store.ts": "export const list = 1;",
    "server/src/guarantee/claim.ts": ["checkout/queries", "checkout/refunds/queries", "checkout/store"]
      .map((file) => `import "../${file}.ts";`)
      .join("\n"),
  };
  for (const [file, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }

  const { violations } = await findViolations(folder, ["server"]);

  expect(violations).toEqual([
    { rule: "domains-enter-by-use-cases", from: "server/src/guarantee/claim.ts", to: "server/src/checkout/store.ts" },
  ]);
});

test("every folder and file of server/src has its place in the order", () => {
  const entries = readdirSync(fileURLToPath(new URL("../../server/src/", import.meta.url)), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.flatMap(({ name }) =>
    /[.]test[.]ts$/.test(name) ? [] : (/^(.*)[.]ts$/.exec(name)?.[1] ?? []),
  );

  const ofEntryPoints = ENTRY_POINTS.flatMap((name) => /^(.*)[/]/.exec(name)?.[1] ?? []);
  const known = new Set([...DOMAIN_ORDER, ...TEST_FOLDERS, ...ofEntryPoints]);
  expect(folders.toSorted()).toEqual([...known].toSorted());
  expect(files.toSorted()).toEqual(ENTRY_POINTS.filter((name) => !name.includes("/")).toSorted());
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => /[.]tsx?$/.test(file));
