import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { findNames, wordsOf } from "./find-names.ts";
import { exceptions, usualTerm } from "./words.ts";

export type OddName = { path: string; name: string; word: string };

/** Installed, built and temporary files; no tool tells them apart on a machine without git. */
const NOT_SOURCE = /^(node_modules|build|test-results|playwright-report|[.](?!ci$|oxlintrc).*)$/;
/** Merged migrations are history, lock files are npm's, golden data is given, and this folder spells the words out. */
const SKIPPED = /^server\/migrations\/00([01]\d|2[01])-|(^|\/)package-lock\.json$|^engine\/golden\/|^scripts\/names\//;

/** Lists the names in the source that carry a word with a usual term. */
export function checkNames(root: string): { names: number; odd: OddName[] } {
  const files = globSync("**/*", { cwd: root, withFileTypes: true, exclude: ({ name }) => NOT_SOURCE.test(name) });
  const paths = files
    .filter((file) => file.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((path) => !SKIPPED.test(path));
  let names = 0;
  const odd = paths.flatMap((path) => {
    const found = [...path.split("/"), ...findNames(path, readFileSync(join(root, path), "utf8"))];
    names += found.length;
    return oddNames(path, found);
  });
  return { names, odd };
}

export const oddNames = (path: string, names: string[]): OddName[] =>
  names.flatMap((name) => {
    const isUsual = exceptions.some((one) => one.name.test(name) && (one.in?.test(path) ?? true));
    const word = isUsual ? undefined : wordsOf(name).map(stemOf).find(Boolean);
    return word ? [{ path, name, word }] : [];
  });

/** `presses` and `pressed` are `press`; `pressure` and `weight` are words of their own. */
const stemOf = (word: string): string | undefined =>
  Object.keys(usualTerm).find((stem) => new RegExp(`^${stem}(s|es|ed|ing|er|ers)?$`).test(word));
