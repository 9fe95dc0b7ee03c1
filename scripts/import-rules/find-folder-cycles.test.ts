import { expect, test } from "vitest";
import { findFolderCycles } from "./find-folder-cycles.ts";

const imports = (...lines: string[]) =>
  lines.map((line) => {
    const [from = "", to = ""] = line.split(" → ").map((path) => `web/src/${path}`);
    return { from, to };
  });

test.each([
  ["one folder to the next", ["site/a.ts → shell/b.ts", "shell/b.ts → ui/c.ts"]],
  [
    "a file beside the folder that uses it",
    ["account/page.ts → account/rights/a.ts", "account/rights/a.ts → account/dates.ts"],
  ],
])("%s is no circle", (_, lines) => {
  expect(findFolderCycles("web/src", imports(...lines))).toEqual([]);
});

test.each([
  ["two folders", ["content/a.ts → landing/b.ts", "landing/c.ts → content/d.ts"]],
  ["three folders", ["a/1.ts → b/1.ts", "b/2.ts → c/1.ts", "c/2.ts → a/2.ts"]],
  [
    "folders further down",
    ["account/security/a.ts → account/privacy/b.ts", "account/privacy/c.ts → account/security/d.ts"],
  ],
  ["a folder and a file beside it", ["api.ts → identity/a.ts", "identity/b.ts → api.ts"]],
])("%s that import each other are found, edge by edge", (_, lines) => {
  expect(findFolderCycles("web/src", imports(...lines))).toEqual(imports(...lines));
});

test("imports outside the folder do not count", () => {
  const lines = [
    { from: "server/src/a/1.ts", to: "server/src/b/1.ts" },
    { from: "server/src/b/1.ts", to: "server/src/a/1.ts" },
  ];
  expect(findFolderCycles("web/src", lines)).toEqual([]);
});
