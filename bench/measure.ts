import type { Growth } from "./results.ts";

/** One thing that was measured, and what it has to be. */
export type Measured = {
  /** Stays the same from run to run, so that two runs can be compared. */
  id: string;
  what: string;
  /** Counts are exact; a ratio is to the bare engine of the same run; times only mean something on a quiet machine. */
  kind: "count" | "ratio" | "time";
  value: number;
  /** Median absolute deviation over the repetitions. */
  mad?: number;
  unit?: string;
  bound?: Bound;
  /** What the short form holds a ratio to: so far below the bound that a busy machine does not break it. */
  shortBound?: Bound;
  note?: string;
};
export type Bound = { least: number } | { most: number } | { exactly: number };

export type Settings = {
  isShort: boolean;
  /** How long one sample of load lasts, and how often the whole order is gone through. */
  seconds: number;
  reps: number;
  /** How many accounts and payments there are while ratios are measured. */
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
  /** What runs bare beside it. */
  engine: string;
  /** Only when it is named: it takes long, or the whole machine. */
  isAskedFor?: boolean;
  /** Not in the short run, unless it is named. */
  isLong?: boolean;
  run: (settings: Settings) => Promise<{ measured: Measured[]; growth?: Growth[] }>;
};

export function holds({ value, bound }: Pick<Measured, "value" | "bound">): boolean {
  if (!bound) return true;
  // Nothing divided by nothing, or by a CPU time that was not found, is no figure.
  if (!Number.isFinite(value)) return false;
  if ("exactly" in bound) return value === bound.exactly;
  return "least" in bound ? value >= bound.least : value <= bound.most;
}
