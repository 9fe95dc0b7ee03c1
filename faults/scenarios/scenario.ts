import type { Buyer, Driver } from "../harness/driver.ts";
import type { Harness } from "../harness/harness.ts";

export type Figures = {
  /** Added up over all runs. */
  counts?: Record<string, number>;
  /** Shown as median, 99th percentile and most. */
  samples?: Record<string, number[]>;
};

/** What one round of a scenario did. The people in it are settled and checked by whoever called it. */
export type Round = { trials: number; buyers: Buyer[]; violations?: string[]; figures?: Figures };

export type Scenario = {
  number: number;
  fault: string;
  injected: string;
  invariants: string;
  /** A bug that was put into the server on purpose, and what this scenario then said: it can fail. */
  mutation?: string;
  /** What one trial is. */
  trial: string;
  /** How many trials one round makes at most, and the whole short run; 0: it has no time for this scenario. */
  batch: number;
  short: number;
  /** One run makes no more than these, however many are wanted. */
  most?: number;
  run: (harness: Harness, driver: Driver, trials: number) => Promise<Round>;
  /** Figures that are only known once everything has settled. */
  after?: (harness: Harness, driver: Driver, round: Round) => Promise<{ violations?: string[]; figures?: Figures }>;
};

/** A scenario whose fault never happened proves nothing: that is a violation too. */
export const wasInjected = (times: number, what: string): string[] =>
  times > 0 ? [] : [`nothing was injected: ${what}`];

export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
