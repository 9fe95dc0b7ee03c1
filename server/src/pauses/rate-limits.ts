import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type PauseLimits = {
  /** Readings and changes of one account and node: each looks at every promise. */
  pausesPerAccount: Pick<RateLimit, "consume">;
};

export const createPauseLimits = (factor: number): PauseLimits => ({
  pausesPerAccount: createMemoryRateLimit({ points: 60 * factor, seconds: 60 }),
});
