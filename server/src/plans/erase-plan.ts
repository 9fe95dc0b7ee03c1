import type { Db } from "../platform/database/db.ts";
import { eraseDrafts } from "./drafts/draft-store.ts";
import { eraseDocuments } from "./plan-store.ts";
import { eraseReasons } from "./withdrawing/withdrawal-store.ts";

/** With the answers goes what was made of them; what a professional signed stays. */
export async function erasePlan(tx: Db, accountId: string): Promise<void> {
  await eraseDocuments(tx, accountId);
  await eraseReasons(tx, accountId);
  await eraseDrafts(tx, accountId);
}
