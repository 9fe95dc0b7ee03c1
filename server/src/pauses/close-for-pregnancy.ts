import { type AssessDeps, assess } from "../intake/assess.ts";
import { findInForce } from "../intake/assessments/find-in-force.ts";
import type { Db } from "../platform/database/db.ts";
import { voidPromises } from "../promises/void-promises.ts";

const PREGNANCY = "R02_GRAVIDA";

/**
 * What an answer that says so does: the plan closes, numbers are hidden, and the nutritionist is promised and notified. Without a
 * questionnaire there is no plan to close. The caller holds the account's head.
 */
export async function closeForPregnancy(deps: AssessDeps, tx: Db, accountId: string): Promise<void> {
  const inForce = await findInForce(deps, tx, accountId);
  if (!inForce) return;
  await assess(deps, tx, { accountId, isCompletion: false, signs: [PREGNANCY], plan: inForce.plan });
  // Without a plan no review opens: nothing of it is owed any more.
  await voidPromises(deps, tx, { accountId, kinds: ["weekly-review-opened"] });
}
