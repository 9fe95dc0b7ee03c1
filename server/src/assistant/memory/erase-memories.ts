import type { Purpose } from "@app/contract/consents";
import type { Db } from "../../platform/database/db.ts";
import { lockHead } from "../../sync/lock-head.ts";
import { removeMemories } from "./memory-store.ts";

/** What was kept by the consent to health data goes with it. A no to the provider erases nothing: nothing leaves any more. */
export async function eraseMemories(
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  // A sentence that is being saved has read the consent: wait for it.
  await lockHead(tx, accountId);
  await removeMemories(tx, accountId);
}
