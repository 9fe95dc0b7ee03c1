import type { Growth } from "./results.ts";

/** One measured figure and its bound. */
export type Measured = {
  /** Stable across runs, so that runs can be compared. */
  id: string;
  what: string;
  /** Counts are exact; a ratio is to the bare engine of the same run; times are only meaningful on a quiet machine. */
  kind: "count" | "ratio" | "time";
  value: number;
  /** Median absolute deviation over the repetitions. */
  mad?: number;
  unit?: string;
  bound?: Bound;
  /** The short form's bound of a ratio, low enough for a busy machine. */
  shortBound?: Bound;
  note?: string;
};
export type Bound = { least: number } | { most: number } | { exactly: number };

export type Settings = {
  isShort: boolean;
  /** Length of one load sample, and repetitions of all samples. */
  seconds: number;
  reps: number;
  /** Accounts and payments in the database while ratios are measured. */
  people: number;
  /** Numbers of rows at which the work per operation is counted. */
  sizes: number[];
  /** A web build to serve instead of this tree's own. */
  site: string | undefined;
  soakMinutes: number;
};

export type Job = {
  number: number;
  title: string;
  /** The bare engine it is compared with. */
  engine: string;
  /** Runs only when named, because it takes long or the whole machine. */
  isOptIn?: boolean;
  /** Skipped in the short run unless named. */
  isLong?: boolean;
  run: (settings: Settings) => Promise<{ measured: Measured[]; growth?: Growth[] }>;
};

export function holds({ value, bound }: Pick<Measured, "value" | "bound">): boolean {
  if (!bound) return true;
  // A division by zero, for example by a missing CPU time, is not a valid figure.
  if (!Number.isFinite(value)) return false;
  if ("exactly" in bound) return value === bound.exactly;
  return "least" in bound ? value >= bound.least : value <= bound.most;
}
