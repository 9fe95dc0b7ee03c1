import { existsSync, mkdirSync, readFileSync, renameSync, rmdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Figures } from "../../faults/scenarios/scenario.ts";

const FILE = join(import.meta.dirname, "results.json");
const LOCK = `${FILE}.lock`;
/** A lock older than this belongs to a process that is gone. */
const STALE_MS = 10_000;
const MAX_SAMPLES = 300;

/** The result of one scenario with one seed. */
export type Result = { trials: number; violations: string[]; seconds: number; at: string; figures: Figures };
/** By scenario, then by seed: a repeated seed replaces its result, a new one adds to it. */
export type Results = Record<string, Record<string, Result>>;

export const readResults = (): Results => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Results) : {});

/** Serialises concurrent runs of different scenarios with a lock directory. */
export async function changeResults(change: (results: Results) => void, then: (results: Results) => void) {
  while (!takeLock()) await pause(50);
  try {
    const results = readResults();
    change(results);
    writeResults(results);
    then(results);
  } finally {
    rmdirSync(LOCK);
  }
}

function takeLock(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const lock = statSync(LOCK, { throwIfNoEntry: false });
    if (lock && Date.now() - lock.mtimeMs > STALE_MS) rmdirSync(LOCK);
    return false;
  }
}

function writeResults(results: Results): void {
  const text = JSON.stringify(results, (key, value: unknown) => (key === "at" ? value : tidy(value)), 1);
  // One line per list of numbers keeps the file readable.
  const tidied = `${text.replaceAll(/\[[-\d.,\s]+\]/g, (list) => list.replaceAll(/\s+/g, ""))}\n`;
  writeFileSync(`${FILE}.new`, tidied);
  renameSync(`${FILE}.new`, FILE);
}

const tidy = (value: unknown): unknown => {
  if (typeof value === "number") return Math.round(value * 10) / 10;
  return Array.isArray(value) && typeof value[0] === "number" ? value.slice(0, MAX_SAMPLES) : value;
};

export const trialsOf = (bySeed: Record<string, Result> = {}): number =>
  Object.values(bySeed).reduce((sum, { trials }) => sum + trials, 0);

export function addFigures(into: Figures, more: Figures = {}): Figures {
  const counts = { ...into.counts };
  for (const [name, value] of Object.entries(more.counts ?? {})) counts[name] = (counts[name] ?? 0) + value;
  const samples = { ...into.samples };
  for (const [name, values] of Object.entries(more.samples ?? {}))
    samples[name] = [...(samples[name] ?? []), ...values];
  return { counts, samples };
}
