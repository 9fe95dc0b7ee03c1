import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Deps } from "../deps.ts";
import { currentPurchase } from "./current-purchase.ts";
import type { Purchase } from "./purchase.ts";
import { listSubscriptionsOf } from "./purchase-store.ts";

const PAGE_SIZE = 50;

/**
 * The purchase in force, which a refund without conditions returns; undefined when nothing is left to use. A purchase
 * that waits behind it takes its place, and is refunded by asking again.
 */
export async function findRefundablePayment(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<Purchase | undefined> {
  const buyer = await getBuyer(db, accountId);
  if (!buyer) return undefined;
  const { access, current } = currentPurchase(await listSubscriptionsOf(db, buyer, PAGE_SIZE), now());
  return current && access !== "ended" && access !== "refunded" ? current : undefined;
}
