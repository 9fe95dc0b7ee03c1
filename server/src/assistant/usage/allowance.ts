import type { BasicReason } from "@app/contract/assistant";
import { programmeAccess } from "../../checkout/subscriptions/programme-access.ts";
import { hasConsent } from "../../consents/queries.ts";
import { holdAccount } from "../../identity/accounts/queries.ts";
import { planOf } from "../../intake/assessments/assessment.ts";
import { type Db, inTransaction } from "../../platform/database/db.ts";
import { microOf, serviceDay, type TokenUsage, tokenCost } from "./token-cost.ts";
import type { UsageDeps } from "./usage-deps.ts";
import { type Allowance, addToAccount, addToCompany, hasTurnLeft, takeTurn } from "./usage-store.ts";

/** What a model may still cost for this member, or why none answers whatever was spent. */
async function readAllowance(
  { model, now, assistantBudget }: UsageDeps,
  db: Db,
  accountId: string,
): Promise<Allowance | BasicReason> {
  if (!model) return "not-configured";
  if (!(await hasConsent(db, accountId, "assistant-provider"))) return "consent-missing";
  const plan = planOf(await programmeAccess({ db, now }, accountId));
  const microBrlADay = microOf(assistantBudget.reaisADay);
  return { accountId, day: serviceDay(now()), ...assistantBudget.limits[plan], microBrlADay };
}

/** Why rules would answer the next question; null: a model would. Counts nothing. */
export async function basicReason(deps: UsageDeps, db: Db, accountId: string): Promise<BasicReason | null> {
  const allowance = await readAllowance(deps, db, accountId);
  if (typeof allowance === "string") return allowance;
  return (await hasTurnLeft(db, allowance)) ? null : "budget";
}

/**
 * Counts a turn and lets a model answer it, or says why rules do. Turns at the same time never pass the day's limit; tokens
 * and money are known afterwards, so that those two stop the next turn and not one that is under way.
 */
export async function openTurn(deps: UsageDeps, db: Db, accountId: string): Promise<{ basic: BasicReason | null }> {
  const allowance = await readAllowance(deps, db, accountId);
  if (typeof allowance === "string") return { basic: allowance };
  return { basic: (await takeTurn(db, allowance)) ? null : "budget" };
}

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
