import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCE = join(import.meta.dirname, "..");
const read = (pattern: string) =>
  globSync(pattern, { cwd: SOURCE }).map((path) => ({ path, text: readFileSync(join(SOURCE, path), "utf8") }));

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, "");
const declared = (css: string) => [...withoutComments(css).matchAll(/(--[\w-]+)\s*:/g)].map(([, name = ""]) => name);
const used = (text: string) => [...text.matchAll(/var\((--[\w-]+)\s*([,)])/g)];

const tokens = readFileSync(join(SOURCE, "ui/tokens.css"), "utf8");
const [, palette = ""] = /1\. Palette([\s\S]*?)2\. Semantic/.exec(tokens) ?? [];
const inks = new Set(declared(palette));
const sheets = read("**/*.css").filter(({ path }) => path !== "ui/tokens.css");
const components = read("**/*.tsx");
const pictures = read("ui/**/*.svg");

/** `path: what`, for every match in every style sheet but the tokens. */
const found = (pattern: RegExp) =>
  sheets.flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(pattern)].map(([match]) => `${path}: ${match}`),
  );

test("style sheets and components use the semantic colours; only pictures name an ink of the palette", () => {
  expect(inks.size).toBeGreaterThan(20);
  const named = [...sheets, ...components].flatMap(({ path, text }) =>
    used(text).flatMap(([, name = ""]) => (inks.has(name) ? [`${path}: ${name}`] : [])),
  );
  expect(named).toEqual([]);
});

test("no token is unused, and no style sheet uses a variable that nothing declares", () => {
  const everything = [{ path: "ui/tokens.css", text: tokens }, ...sheets, ...components, ...pictures];
  const uses = new Set(everything.flatMap(({ text }) => used(text).map(([, name]) => name)));
  expect(declared(tokens).filter((name) => !uses.has(name))).toEqual([]);

  const declarations = new Set([tokens, ...sheets.map(({ text }) => text)].flatMap(declared));
  const missing = [...sheets, ...components].flatMap(({ path, text }) =>
    used(text).flatMap(([, name = "", end]) => (end === ")" && !declarations.has(name) ? [`${path}: ${name}`] : [])),
  );
  expect(missing).toEqual([]);
});

test("a style sheet writes no colour of its own", () => {
  // A backdrop does not inherit variables in every browser of the baseline; a mask is only opaque or not.
  const literals = found(/#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/gi).filter((line) => !line.endsWith("#000"));
  expect(literals.filter((line) => !line.startsWith("ui/overlays/dialog.module.css"))).toEqual([]);
});

test("targets, the page column and its margin are written once, as tokens", () => {
  expect(found(/(?<![\w-])(?:min-)?(?:width|height): 2\.75rem/g)).toEqual([]);
  expect(found(/100% - 2 \* var\(--page-margin\), var\(--page-width\)/g)).toEqual([]);
  expect(found(/\(100vw - var\(--page-width\)\)/g)).toEqual([]);
});

test("an animation is defined once", () => {
  const names = found(/@keyframes [\w-]+/g).map((line) => line.split("@keyframes ")[1] ?? "");
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
