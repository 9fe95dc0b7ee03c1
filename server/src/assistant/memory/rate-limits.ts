import { createMemoryRateLimit, type RateLimit } from "../../platform/resilience/rate-limits.ts";

export type MemoryLimits = {
  /** Calls of one account and node: a page of thirty sentences, edited one by one. */
  memoriesPerAccount: Pick<RateLimit, "consume">;
};

export const createMemoryLimits = (factor: number): MemoryLimits => ({
  memoriesPerAccount: createMemoryRateLimit({ points: 60 * factor, seconds: 60 }),
});
