import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const base = readFileSync(join(SOURCE, "ui/base.css"), "utf8");
const declared = new Set([...base.matchAll(/\.([a-z][\w-]*)(?=[\s,:>)[][^;]*\{)/g)].map(([, name = ""]) => name));

/** Of class names, what is written as it stands: without what a module or a variable says. */
const written = (text: string): string[] =>
  [...text.matchAll(/\bclassName=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
    .map(([, plain, template]) => plain ?? template?.replaceAll(/\$\{[^{}]*\}/g, " ") ?? "")
    .flatMap((names) => names.split(/\s+/))
    .filter(Boolean);

const components = globSync("**/*.tsx", { cwd: SOURCE, exclude: ["**/*.test.tsx"] }).map((path) => ({
  path,
  text: readFileSync(join(SOURCE, path), "utf8"),
}));

test("a class that no module declares is one of base.css", () => {
  const unknown = components.flatMap(({ path, text }) =>
    written(text).flatMap((name) => (declared.has(name) ? [] : [`${path}: ${name}`])),
  );
  expect(unknown).toEqual([]);
});

test("every class of base.css is used", () => {
  expect(declared.size).toBeGreaterThan(30);
  const all = components.map(({ text }) => text).join("\n");
  expect([...declared].filter((name) => !new RegExp(`["'\`\\s]${name}["'\`\\s]`).test(all))).toEqual([]);
});
