import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/stack-config.ts";

const text = readFileSync(join(root, "docs/security.md"), "utf8");

/** ASVS 5.0: the requirements of levels 1 and 2, section by section. */
const LEVEL_2 = `1.1:2 1.2:9 1.3:11 1.4:3 1.5:2 2.1:3 2.2:3 2.3:4 2.4:1 3.2:2 3.3:4 3.4:6 3.5:5 3.7:2 4.1:3 4.2:1 4.3:2
4.4:4 5.1:1 5.2:3 5.3:2 5.4:3 6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4 7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2 8.1:2
8.2:3 8.3:1 8.4:1 9.1:3 9.2:4 10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3 11.1:2 11.2:3 11.3:3 11.4:4 11.5:1
11.6:1 12.1:3 12.2:2 12.3:4 13.1:1 13.2:5 13.3:2 13.4:5 14.1:2 14.2:4 14.3:3 15.1:3 15.2:3 15.3:7 16.1:1 16.2:5 16.3:4
16.4:3 16.5:3 17.1:1 17.2:4 17.3:2`;
const demanded = LEVEL_2.split(/\s+/).flatMap((section) => {
  const [name = "", count = ""] = section.split(":");
  return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
});

const rows = [...text.matchAll(/^\| ([\d., ]+) \| (.*) \| (.*) \|$/gm)].map(
  ([, ids = "", how = "", evidence = ""]) => ({
    ids: ids.split(", "),
    how,
    evidence,
  }),
);
const filesIn = (cell: string) => [...cell.matchAll(/`([\w./-]+\.(?:tsx?|md|sh|conf))`/g)].map(([, path = ""]) => path);
const isTest = (path: string) => /\.(test|spec)\.tsx?$|^faults\/scenarios\//.test(path);

test("every requirement of level 2 has exactly one row", () => {
  expect(demanded).toHaveLength(253);
  expect(rows.flatMap(({ ids }) => ids).toSorted()).toEqual(demanded.toSorted());
});

test("every row has a test, a document, a reason why it is not about us, or a gap that says so", () => {
  const bare = rows.filter(({ evidence }) => {
    if (/^(Gap|Not here): .{10,}/.test(evidence)) return false;
    const files = filesIn(evidence);
    return files.length === 0 || !(evidence.startsWith("Document: ") || files.every(isTest));
  });
  expect(bare).toEqual([]);
});

test("every threat names the tests that show its control", () => {
  const [, threats = ""] = /## Threats and controls\n([\s\S]*?)\n## /.exec(text) ?? [];
  const lines = threats.split("\n").filter((line) => /^\| (sign-up|checkout|webhooks|account|all) /.test(line));
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(filesIn(line).filter(isTest), line).not.toEqual([]);
});

test("every file that the page names exists", () => {
  const named = [...filesIn(text), ...[...text.matchAll(/\]\(([\w./-]+\.md)/g)].map(([, path = ""]) => `docs/${path}`)];
  const places = (path: string) => [path, `docs/${path}`, `server/src/${path}`, `server/src/privacy/${path}`];
  const missing = named.filter((path) => !places(path).some((place) => existsSync(join(root, place))));
  // Made by a build or for a release, and never committed.
  expect(missing.filter((path) => path !== "script-inventory.md")).toEqual([]);
});
