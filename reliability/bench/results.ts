import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Measured } from "./measure.ts";

const FILE = join(import.meta.dirname, "results.json");

export type JobResult = {
  at: string;
  command: string;
  /** Cores used by other processes meanwhile. */
  busy: number;
  isQuiet: boolean;
  seconds: number;
  measured: Measured[];
  growth?: Growth[];
};
/** Work per operation at each number of rows. */
export type Growth = { name: string; sizes: number[]; buffers: number[]; walBytes: number[]; indexes: number };
/** By job: the last full run of each is kept. */
export type Results = Record<string, JobResult>;

const readResults = (): Results => (existsSync(FILE) ? (JSON.parse(readFileSync(FILE, "utf8")) as Results) : {});

export function saveResult(job: number, result: JobResult): Results {
  const results = { ...readResults(), [job]: result };
  const tidy = (_key: string, value: unknown) =>
    typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(4)) : value;
  writeFileSync(FILE, `${JSON.stringify(results, tidy, 1)}\n`);
  return results;
}
