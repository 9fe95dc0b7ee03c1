import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Deps } from "../deps.ts";
import type { Purchase } from "./purchase.ts";
import { findPurchaseOf } from "./purchase-store.ts";

/** A purchase that this account owns. */
export async function findPurchase(
  { db }: Pick<Deps, "db">,
  { accountId, paymentId }: { accountId: string; paymentId: string },
): Promise<Purchase | undefined> {
  const buyer = await getBuyer(db, accountId);
  return buyer && findPurchaseOf(db, buyer, paymentId);
}
