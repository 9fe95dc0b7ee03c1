import type { Db } from "../platform/db.ts";
import { updateBuyerEmail } from "./store.ts";

/** What was bought by typing an email belongs to its verified owner: when they move to another, it moves with them. */
export async function reassignPurchases(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  if (from !== to) await updateBuyerEmail(tx, { from, to });
}
