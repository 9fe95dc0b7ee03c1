import type { Db } from "../platform/database/db.ts";
import { findLastAsked } from "./turn/exchange-store.ts";
import { microOf, serviceDay } from "./usage/token-cost.ts";
import type { UsageDeps } from "./usage/usage-deps.ts";
import { findSpent, sumCompany } from "./usage/usage-store.ts";

type MetricsDeps = Pick<UsageDeps, "db" | "now" | "assistantBudget">;

/** Since the first answer: tokens by kind, and their cost. They only grow. */
export async function usageTotals({ db }: Pick<MetricsDeps, "db">) {
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens, microUsd } = await sumCompany(db);
  const tokens = {
    input: inputTokens,
    output: outputTokens,
    "cache-read": cacheReadTokens,
    "cache-write": cacheWriteTokens,
  };
  return { tokens, microUsd };
}

/** How much of what the company may spend today is spent: at 1 rules answer everybody. */
export async function spentShare({ db, now, assistantBudget }: MetricsDeps): Promise<number> {
  const limit = microOf(assistantBudget.reaisADay);
  return limit === 0 ? 1 : (await findSpent(db, serviceDay(now()))) / limit;
}

/** When a member last asked the assistant, for domains that look for a sign of them. What was asked stays here. */
export const findLastQuestion = (db: Db, accountId: string): Promise<Date | null> => findLastAsked(db, accountId);
