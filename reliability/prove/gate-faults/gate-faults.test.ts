import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { gateFaults } from "./gate-faults.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

test("there is one for each thing that the gate must never let through", () => {
  expect(gateFaults().map(({ name }) => name)).toEqual([
    "crisis",
    "exclusions",
    "export",
    "focus",
    "money",
    "offline",
    "permissions",
    "price",
    "signature",
    "sync",
  ]);
});

test.each(gateFaults())("$name can still be planted", ({ path, test: file }) => {
  const [, changed = ""] = /^--- a\/(.+)$/m.exec(readFileSync(path, "utf8")) ?? [];
  const [, ...hunks] = readFileSync(path, "utf8").split(/^@@ .*\n/m);
  const text = readFileSync(`${root}${changed}`, "utf8");
  for (const hunk of hunks) {
    const before = hunk.split("\n").filter((line) => /^[ -]/.test(line));
    expect(text).toContain(before.map((line) => line.slice(1)).join("\n"));
  }
  expect(hunks.length).toBeGreaterThan(0);
  expect(existsSync(`${root}${file}`)).toBe(true);
});
