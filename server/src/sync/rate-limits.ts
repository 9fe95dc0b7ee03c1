import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type SyncLimits = {
  /** Calls of one account and node: a device pushes after each entry and pulls page by page. */
  syncPerAccount: Pick<RateLimit, "consume">;
};

export const createSyncLimits = (factor: number): SyncLimits => ({
  syncPerAccount: createMemoryRateLimit({ points: 120 * factor, seconds: 60 }),
});
