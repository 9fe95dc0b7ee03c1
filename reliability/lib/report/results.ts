import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { root } from "../../../scripts/lib/stack-config.ts";

/** A lock older than this belongs to a process that is gone. */
const STALE_MS = 10_000;
/** Samples kept of one list of numbers. */
const MAX_SAMPLES = 300;

export type Kind = "faults" | "bench" | "drills";
/** By scenario, job or drill: the results of this machine, of which a new run replaces its own. */
export type Results<T> = Record<string, T>;

/** An ignored folder: a published report is in docs/. */
export const FOLDER = join(root, ".run/reliability");
const fileOf = (kind: Kind): string => join(FOLDER, `${kind}.json`);

export const readResults = <T>(kind: Kind): Results<T> =>
  existsSync(fileOf(kind)) ? (JSON.parse(readFileSync(fileOf(kind), "utf8")) as Results<T>) : {};

/** Serialises concurrent runs with a lock directory. */
export async function saveResult<T>(
  kind: Kind,
  key: string,
  change: (before: T | undefined) => T,
): Promise<Results<T>> {
  const lock = `${fileOf(kind)}.lock`;
  mkdirSync(FOLDER, { recursive: true });
  while (!takeLock(lock)) await pause(50);
  try {
    const results = readResults<T>(kind);
    results[key] = change(results[key]);
    writeFileSync(`${fileOf(kind)}.new`, `${JSON.stringify(results, tidy, 1)}\n`);
    renameSync(`${fileOf(kind)}.new`, fileOf(kind));
    return results;
  } finally {
    rmdirSync(lock);
  }
}

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const taken = statSync(lock, { throwIfNoEntry: false });
    if (taken && Date.now() - taken.mtimeMs > STALE_MS) rmdirSync(lock);
    return false;
  }
}

const tidy = (_key: string, value: unknown): unknown => {
  if (typeof value === "number" && !Number.isInteger(value)) return Number(value.toPrecision(4));
  return Array.isArray(value) && typeof value[0] === "number" ? value.slice(0, MAX_SAMPLES) : value;
};
