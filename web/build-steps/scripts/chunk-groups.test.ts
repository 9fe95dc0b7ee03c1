import { globSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { chunkGroups, isInGroup, isNamed } from "./chunk-groups.ts";

const sources = globSync("**/*", { cwd: resolve(import.meta.dirname, "../../src") });
const entries = chunkGroups.flatMap(({ name, files = [], except = [] }) =>
  [...files, ...except].map((entry) => [name, entry] as const),
);

test.each(entries)("of the chunk %s, %s names a file that exists", (_, entry) =>
  expect(sources.some((path) => isNamed(path, entry))).toBe(true),
);

const namesOf = (path: string) => chunkGroups.filter((group) => isInGroup(group, path)).map(({ name }) => name);

test.each([
  ["/app/web/src/app/data/plan-query.ts", ["app"]],
  ["/app/web/src/app/data/training/use-training.ts", []],
  ["/app/web/src/app/today/today.module.css", ["app"]],
  ["/app/web/src/app/today/today-screen.tsx", []],
  ["/app/web/src/shell/footer.tsx", ["shared"]],
  ["/app/web/src/shell/header.tsx", []],
  ["/app/node_modules/@tanstack/react-query/build/index.js", ["data", "app"]],
  ["/app/node_modules/react-dom/client.js", ["framework"]],
  ["/app/contract/src/app/data/plan.ts", []],
])("%s belongs to %j", (path, names) => expect(namesOf(path)).toEqual(names));
