import type { Buyer, Driver } from "../../lib/shopper/driver.ts";
import type { Harness } from "../../lib/stack/harness.ts";

export type Figures = {
  /** Added up over all runs. */
  counts?: Record<string, number>;
  /** Shown as median, 99th percentile and maximum. */
  samples?: Record<string, number[]>;
};

/** The result of one round of a scenario. The runner settles and checks its buyers afterwards. */
export type Round = { trials: number; buyers: Buyer[]; violations?: string[]; figures?: Figures };

/** Needs real processes, nginx, a disk, load or timing: what the API shows in one process is a test in server/src/security. */
export type Scenario = {
  number: number;
  fault: string;
  injected: string;
  invariants: string;
  /** A mutation test: a bug injected into the server, and the violations that this scenario then reported. */
  mutation?: string;
  /** What one trial is. */
  trial: string;
  /** Trials of one round at most, and of the whole short run; `short` 0 skips the scenario in short runs. */
  batch: number;
  short: number;
  /** The maximum for one run, whatever --trials says. */
  maxTrials?: number;
  run: (harness: Harness, driver: Driver, trials: number) => Promise<Round>;
  /** Checks and figures that need the settled state. */
  after?: (harness: Harness, driver: Driver, round: Round) => Promise<{ violations?: string[]; figures?: Figures }>;
};

/** A fault that was never injected is a violation too, since the scenario then proves nothing. */
export const wasInjected = (times: number, what: string): string[] =>
  times > 0 ? [] : [`nothing was injected: ${what}`];

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
