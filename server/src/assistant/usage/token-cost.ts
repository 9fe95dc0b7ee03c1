import type { AssistantBudget } from "@app/contract/assistant-budget";
import { brand } from "@app/contract/brand";
import { localTimeOf } from "@app/engine/promises/local-time";

/** Four counts that do not overlap: what was read from a cache is not in `inputTokens` too. */
export type TokenUsage = {
  inputTokens: number;
  outputTokens: number;
  cacheReadTokens: number;
  cacheWriteTokens: number;
};

const MICRO = 1_000_000;

/** Millionths of a dollar and of a real, whole. What is left over counts as one more: the stop is never late. */
export function tokenCost(
  { prices, reaisPerDollar }: AssistantBudget,
  model: string,
  usage: TokenUsage,
): { microUsd: number; microBrl: number } {
  const price = (Object.hasOwn(prices, model) ? prices[model] : undefined) ?? prices.default;
  // US$ per million tokens as whole micro-dollars per million: 0.1 and 1.25 are exact.
  const picoUsd =
    usage.inputTokens * microOf(price.input) +
    usage.outputTokens * microOf(price.output) +
    usage.cacheReadTokens * microOf(price.cacheRead) +
    usage.cacheWriteTokens * microOf(price.cacheWrite);
  const microUsd = Math.ceil(picoUsd / MICRO);
  return { microUsd, microBrl: Math.ceil((microUsd * microOf(reaisPerDollar)) / MICRO) };
}

/** Millionths, whole. Prices, the rate and the limit have at most six decimals. */
export const microOf = (amount: number): number => Math.round(amount * MICRO);

/** The calendar day of the service, 2026-11-17: limits and money are counted by it, wherever the member is. */
export const serviceDay = (at: Date): string => localTimeOf(brand.serviceHours.timeZone, at.getTime()).day;
