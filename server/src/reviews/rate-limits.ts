import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type ReviewLimits = {
  /** Readings of one account and node: each opens the plan and every reply. */
  reviewsPerAccount: Pick<RateLimit, "consume">;
};

export const createReviewLimits = (factor: number): ReviewLimits => ({
  reviewsPerAccount: createMemoryRateLimit({ points: 60 * factor, seconds: 60 }),
});
