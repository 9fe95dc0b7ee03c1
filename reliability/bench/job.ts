import type { Figure } from "../lib/report/figure.ts";

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
  run: (settings: Settings) => Promise<{ measured: Figure[]; growth?: Growth[] }>;
};

/** Work per operation at each number of rows. */
export type Growth = { name: string; sizes: number[]; buffers: number[]; walBytes: number[]; indexes: number };
