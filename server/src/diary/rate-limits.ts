import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type DiaryLimits = {
  /** Readings of one account and node: days that a device does not hold, and sums of up to 400 days. */
  diaryPerAccount: Pick<RateLimit, "consume">;
};

export const createDiaryLimits = (factor: number): DiaryLimits => ({
  diaryPerAccount: createMemoryRateLimit({ points: 120 * factor, seconds: 60 }),
});
