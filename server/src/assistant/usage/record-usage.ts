import { holdAccount } from "../../identity/accounts/queries.ts";
import { inTransaction } from "../../platform/database/db.ts";
import { serviceDay, type TokenUsage, tokenCost } from "./token-cost.ts";
import type { UsageDeps } from "./usage-deps.ts";
import { addToAccount, addToCompany } from "./usage-store.ts";

/** Adds what an answer has used to the member's day and to the company's, by the price of its model. */
export async function recordUsage(
  { db, now, assistantBudget }: Pick<UsageDeps, "db" | "now" | "assistantBudget">,
  { accountId, model, usage }: { accountId: string; model: string; usage: TokenUsage },
): Promise<void> {
  const day = serviceDay(now());
  const cost = tokenCost(assistantBudget, model, usage);
  await inTransaction(db, async (tx) => {
    // An account that is gone meanwhile has no day; the company paid all the same.
    if (await holdAccount(tx, accountId)) await addToAccount(tx, { accountId, day, usage, microUsd: cost.microUsd });
    // Last: every answer of the company waits for this row.
    await addToCompany(tx, { day, usage, ...cost });
  });
}
