import type { BasicReason } from "@app/contract/assistant";
import type { Db } from "../../platform/database/db.ts";
import { readAllowance } from "./read-allowance.ts";
import type { UsageDeps } from "./usage-deps.ts";
import { takeTurn } from "./usage-store.ts";

/**
 * Counts a turn and lets a model answer it, or says why rules do. Turns at the same time never pass the day's limit; tokens
 * and money are known afterwards, so that those two stop the next turn and not one that is under way.
 */
export async function openTurn(deps: UsageDeps, db: Db, accountId: string): Promise<{ basic: BasicReason | null }> {
  const allowance = await readAllowance(deps, db, accountId);
  if (typeof allowance === "string") return { basic: allowance };
  return { basic: (await takeTurn(db, allowance)) ? null : "budget" };
}
