import { createHash } from "node:crypto";
import { FINGERPRINTS } from "@app/engine/rules/fingerprints";
import { catalogueVersion, exercisesVersion } from "../data-versions.ts";
import { listPlanned, moveRecheck, openRecheck } from "../plan-store.ts";
import { type RecheckDeps, recheckPlan } from "./recheck-plan.ts";

/** Accounts that one run reads. */
const PAGE_SIZE = 50;

/** Another one whenever a rule set, a food or an exercise has changed. */
export const rulesInForce = createHash("sha256")
  .update(JSON.stringify([FINGERPRINTS, catalogueVersion, exercisesVersion]))
  .digest("hex")
  .slice(0, 16);

/**
 * After the rules changed, goes over every plan in force once, a page of accounts in each run and each account in a
 * transaction of its own. It goes on where it stopped. Returns how many were withdrawn.
 */
export async function recheckPlans(deps: RecheckDeps, rules = rulesInForce): Promise<number> {
  const { after, finishedAt } = await openRecheck(deps.db, rules, deps.now());
  if (finishedAt) return 0;
  const page = await listPlanned(deps.db, after, PAGE_SIZE);
  let withdrawn = 0;
  for (const accountId of page) {
    // One that fails does not hold up those behind it: it is hidden by what is in force all the same.
    const isGone = await recheckPlan(deps, accountId).catch((error: unknown) => {
      deps.log.error({ reason: error instanceof Error ? error.message : "unknown" }, "a plan was not checked again");
      return false;
    });
    if (isGone) withdrawn += 1;
    await moveRecheck(deps.db, rules, { after: accountId });
  }
  if (withdrawn > 0) deps.log.warn({ withdrawn, rules }, "plans were withdrawn by changed rules");
  if (page.length < PAGE_SIZE) await moveRecheck(deps.db, rules, { finishedAt: deps.now() });
  return withdrawn;
}
