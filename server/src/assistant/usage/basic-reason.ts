import type { BasicReason } from "@app/contract/assistant";
import type { Db } from "../../platform/database/db.ts";
import { readAllowance } from "./read-allowance.ts";
import type { UsageDeps } from "./usage-deps.ts";
import { hasTurnLeft } from "./usage-store.ts";

/** Why rules would answer the next question; null: a model would. Counts nothing. */
export async function basicReason(deps: UsageDeps, db: Db, accountId: string): Promise<BasicReason | null> {
  const allowance = await readAllowance(deps, db, accountId);
  if (typeof allowance === "string") return allowance;
  return (await hasTurnLeft(db, allowance)) ? null : "budget";
}
