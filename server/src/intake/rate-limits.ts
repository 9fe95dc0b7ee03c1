import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type IntakeLimits = {
  /** Calls of one account and node: closing opens every answer. */
  intakePerAccount: Pick<RateLimit, "consume">;
};

export const createIntakeLimits = (factor: number): IntakeLimits => ({
  intakePerAccount: createMemoryRateLimit({ points: 60 * factor, seconds: 60 }),
});
