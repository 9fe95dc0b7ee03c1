import { bundleOf } from "@app/engine/guarantee/bundle";
import type { Purchase } from "../../checkout/subscriptions/purchase.ts";
import { inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { readEvidence } from "../evidence/read-evidence.ts";
import { ruleOf } from "../rule-of.ts";

/** Whether the rules would grant an older purchase now: then its own terms need not be asked. Nothing is recorded. */
export async function grantsByRule(
  deps: Pick<Deps, "db" | "now" | "keyRing">,
  { purchase, memberId: accountId }: { purchase: Purchase; memberId: string },
): Promise<boolean> {
  const { startsAt: accessAt, dispute } = purchase;
  if (!accessAt) return false;
  const asked = { accountId, accessAt, ruleVersion: ruleOf(purchase), dispute };
  const { evidence } = await inTransaction(deps.db, (tx) => readEvidence(deps, tx, asked), { isSnapshot: true });
  return bundleOf(evidence).answer.decision === "granted";
}
