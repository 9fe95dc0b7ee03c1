import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type GuaranteeLimits = {
  /** Readings of one account and node: each opens the diary, workouts and reviews of a month. */
  guaranteeReadsPerAccount: Pick<RateLimit, "consume">;
  /** Requests, objections and choices. */
  guaranteeRequestsPerAccount: Pick<RateLimit, "consume">;
};

export const createGuaranteeLimits = (factor: number): GuaranteeLimits => ({
  guaranteeReadsPerAccount: createMemoryRateLimit({ points: 60 * factor, seconds: 60 }),
  guaranteeRequestsPerAccount: createMemoryRateLimit({ points: 20 * factor, seconds: 60 * 60 }),
});
