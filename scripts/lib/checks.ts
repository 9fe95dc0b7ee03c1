/** How much generated tests check: few cases, always the same, in the gate; before a release `CHECKS=all`, from a new seed. */
export type Checks = { whole: boolean; seed: number };

const GATE_SEED = 43;
const SEEDS = 1_000_000_000;

/** Read once, by vitest.config.ts, which prints the seed; `CHECKS_SEED` repeats it. */
export const checksOf = ({ CHECKS, CHECKS_SEED }: NodeJS.ProcessEnv): Checks =>
  CHECKS === "all"
    ? { whole: true, seed: Number(CHECKS_SEED ?? Date.now() % SEEDS) }
    : { whole: false, seed: GATE_SEED };
