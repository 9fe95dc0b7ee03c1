import type { Purpose } from "@app/contract/consents";
import type { Db } from "../../platform/database/db.ts";
import { deleteEvidence } from "./decision-store.ts";

/** After a no to health data. What was granted or is still open is kept to answer for it (LGPD, art. 11, II, d). */
export async function eraseEvidence(
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose === "health-data") await deleteEvidence(tx, accountId);
}
