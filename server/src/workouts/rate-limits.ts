import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type WorkoutLimits = {
  /** Readings of one account and node: each opens the plan and computes every target. */
  workoutsPerAccount: Pick<RateLimit, "consume">;
};

export const createWorkoutLimits = (factor: number): WorkoutLimits => ({
  workoutsPerAccount: createMemoryRateLimit({ points: 60 * factor, seconds: 60 }),
});
