import { inject } from "vitest";
import type { Checks } from "./checks.ts";

declare module "vitest" {
  export interface ProvidedContext {
    checks: Checks;
  }
}

const GATE = { part: 5, most: 200 };

/** For tests of the tests: planted faults that a model must find. They run before a release. */
export const isWhole = (): boolean => inject("checks").whole;

/** So many cases; in the gate a fifth, at most 200, or as many as said. */
export const runs = (whole: number, gate = Math.min(GATE.most, Math.ceil(whole / GATE.part))): number =>
  isWhole() ? whole : gate;

/** The whole run's seed; in the gate a model's own. */
export const seedOr = (own: number): number => (isWhole() ? inject("checks").seed : own);

/** What fast-check's `assert` and `sample` are told. */
export const generated = (whole: number, gate?: number): { seed: number; numRuns: number } => ({
  seed: inject("checks").seed,
  numRuns: runs(whole, gate),
});
