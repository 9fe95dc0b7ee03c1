import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Deps } from "../deps.ts";
import { type CurrentPurchase, currentPurchase } from "./current-purchase.ts";
import type { Purchase } from "./purchase.ts";
import { listSubscriptionsOf } from "./purchase-store.ts";

const PAGE_SIZE = 50;

/** The purchase that counts now, or counted last, with what it allows: for domains that decide about it. */
export async function findCurrentPurchase(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<CurrentPurchase<Purchase>> {
  const buyer = await getBuyer(db, accountId);
  return currentPurchase(buyer ? await listSubscriptionsOf(db, buyer, PAGE_SIZE) : [], now());
}
