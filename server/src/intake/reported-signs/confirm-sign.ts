import type { Db } from "../../platform/database/db.ts";
import { type AssessDeps, assess } from "../assess.ts";
import { findInForce } from "../assessments/find-in-force.ts";
import { deleteAsked, findSign, saveReported } from "./reported-sign-store.ts";

type Confirming = { accountId: string; id: string; isTrue: boolean };

/**
 * Carries out the answer to a sign that was asked, in the caller's transaction, which holds the account's head: a yes raises
 * its row of the safety table, a no leaves nothing behind. False: it was answered before, or never asked.
 */
export async function confirmSign(deps: AssessDeps, tx: Db, { accountId, id, isTrue }: Confirming): Promise<boolean> {
  const sign = await findSign(tx, deps.keyRing.encryption("health-data"), accountId, id);
  if (!sign || sign.reportedAt) return false;
  const inForce = await findInForce(deps, tx, accountId);
  if (!isTrue || !inForce) {
    await deleteAsked(tx, accountId, id);
    return true;
  }
  await assess(deps, tx, { accountId, isCompletion: false, signs: [sign.rowCode], plan: inForce.plan });
  await saveReported(tx, { accountId, id, reportedAt: deps.now(), assessmentBefore: inForce.number });
  return true;
}
