import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type PlanLimits = {
  /** Readings of one account and node: each opens the whole document. */
  planPerAccount: Pick<RateLimit, "consume">;
  /** Codes that one network tries on a node: 60 bits are beyond guessing, but each answer opens a document. */
  verificationsPerIp: Pick<RateLimit, "consume">;
};

export const createPlanLimits = (factor: number): PlanLimits => ({
  planPerAccount: createMemoryRateLimit({ points: 60 * factor, seconds: 60 }),
  verificationsPerIp: createMemoryRateLimit({ points: 20 * factor, seconds: 60 }),
});
