import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Figures } from "./rows/row.ts";

const FILE = join(import.meta.dirname, "results.json");
const MOST_SAMPLES = 300;

/** What one seed gave for one row. */
export type Result = { trials: number; violations: string[]; seconds: number; at: string; figures: Figures };
/** By row, then by seed: a seed run again replaces itself, another one adds to it. */
export type Results = Record<string, Record<string, Result>>;

export const readResults = (): Results => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Results) : {});

export function writeResults(results: Results): void {
  const text = JSON.stringify(results, (key, value: unknown) => (key === "at" ? value : tidy(value)), 1);
  // One line per list of numbers: the file is read by people now and then.
  writeFileSync(FILE, `${text.replaceAll(/\[[-\d.,\s]+\]/g, (list) => list.replaceAll(/\s+/g, ""))}\n`);
}

const tidy = (value: unknown): unknown => {
  if (typeof value === "number") return Math.round(value * 10) / 10;
  return Array.isArray(value) && typeof value[0] === "number" ? value.slice(0, MOST_SAMPLES) : value;
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
