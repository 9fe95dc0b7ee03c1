import type { Purpose } from "@app/contract/consents";
import type { Db } from "../platform/database/db.ts";
import { lockHead } from "../sync/lock-head.ts";
import { eraseThread } from "./turn/thread-store.ts";

/** After a no to health data: what was asked and answered may not be kept. An answer that is written ends unread. */
export async function eraseConversation(
  tx: Db,
  { accountId, purpose }: { accountId: string; purpose: Purpose },
): Promise<void> {
  if (purpose !== "health-data") return;
  // A question that is being stored has read the consent: wait for it.
  await lockHead(tx, accountId);
  await eraseThread(tx, accountId);
}
