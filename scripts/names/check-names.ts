import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNames, wordsOf } from "./find-names.ts";
import { exceptions, usualTerm } from "./words.ts";

export type OddName = { path: string; name: string; word: string };

/** Merged migrations are history, lock files belong to npm, and this folder has to spell the words out. */
const SKIPPED = /^server\/migrations\/00([01]\d|2[01])-|(^|\/)package-lock\.json$|^scripts\/names\//;

/** Lists the names, in files that git does not ignore, that carry a word with a usual term. */
export function checkNames(root: string): { names: number; odd: OddName[] } {
  const listed = execFileSync("git", ["ls-files", "-coz", "--exclude-standard"], { cwd: root, encoding: "utf8" }).split(
    "\0",
  );
  const paths = listed.filter((path) => path && !SKIPPED.test(path) && existsSync(join(root, path)));
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
