import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type ConversationLimits = {
  /** Readings of one account and node: an open thread asks every 15 seconds on each device, and scrolls page by page. */
  threadsPerAccount: Pick<RateLimit, "consume">;
};

export const createConversationLimits = (factor: number): ConversationLimits => ({
  threadsPerAccount: createMemoryRateLimit({ points: 120 * factor, seconds: 60 }),
});
