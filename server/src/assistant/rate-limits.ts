import { createMemoryRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type AssistantLimits = {
  /** Questions of one account and node. The day's limit is a matter of the plan; this one is against a machine that asks. */
  questionsPerAccount: Pick<RateLimit, "consume">;
  /** Readings and deletions of one account and node: pages, and an answer that is read again after a lost connection. */
  assistantReadsPerAccount: Pick<RateLimit, "consume">;
};

export const createAssistantLimits = (factor: number): AssistantLimits => ({
  questionsPerAccount: createMemoryRateLimit({ points: 12 * factor, seconds: 60 }),
  assistantReadsPerAccount: createMemoryRateLimit({ points: 120 * factor, seconds: 60 }),
});
