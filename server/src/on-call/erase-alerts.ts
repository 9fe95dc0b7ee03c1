import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { deleteAcknowledged } from "./store.ts";

/** After a no to health data nothing says that a member was in danger. An alert that waits for a person is not lost by it. */
export async function eraseAlerts(
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose === "health-data") await deleteAcknowledged(tx, accountId);
}
