import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { eraseRecords } from "../sync/erase-records.ts";
import { lockHead } from "../sync/lock-head.ts";
import { type AssessDeps, assess } from "./assess.ts";
import { eraseDetails, findAssessment } from "./assessments/assessment-store.ts";
import { deleteSigns } from "./reported-signs/reported-sign-store.ts";

/**
 * After a no to health data or to remote care, which is stored already: health data is erased, and a plan that was made
 * stops. Before the first decision there is nothing to stop: closing the questionnaire decides.
 */
export async function reviewWithdrawnConsent(
  deps: AssessDeps,
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data" && purpose !== "remote-care") return;
  await lockHead(tx, accountId);
  const encryption = deps.keyRing.encryption("health-data");
  const inForce = await findAssessment(tx, encryption, accountId);
  if (purpose === "health-data") {
    await eraseRecords(deps, tx, { accountId, purpose });
    await eraseDetails(tx, encryption, accountId);
    await deleteSigns(tx, accountId);
  }
  if (inForce) await assess(deps, tx, { accountId, isCompletion: false, plan: inForce.plan });
}
