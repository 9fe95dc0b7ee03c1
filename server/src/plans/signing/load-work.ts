import type { Db } from "../../platform/database/db.ts";
import { lockDrafts } from "../drafts/draft-store.ts";
import { findPlan } from "../plan-store.ts";
import type { SigningDeps } from "./deps.ts";
import { type PlanWork, workOf } from "./plan-work.ts";

/** The drafts, locked, over the version in force. */
export async function loadWork(
  { keyRing }: Pick<SigningDeps, "keyRing">,
  tx: Db,
  accountId: string,
): Promise<PlanWork> {
  const encryption = keyRing.encryption("health-data");
  const drafts = await lockDrafts(tx, encryption, accountId);
  return workOf(await findPlan(tx, encryption, accountId), drafts);
}
