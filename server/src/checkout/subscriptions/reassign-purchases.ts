import type { Db } from "../../platform/database/db.ts";
import { updateBuyerEmail } from "../payments/payment-store.ts";

/** A purchase without a session belongs to the e-mail's verified owner: when they change it, the purchase follows. */
export async function reassignPurchases(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  if (from !== to) await updateBuyerEmail(tx, { from, to });
}
