import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Deps } from "../deps.ts";
import { type Bought, currentPurchase, type PurchasedPeriod } from "./current-purchase.ts";
import { listPeriodsOf } from "./purchase-store.ts";

/** The purchase that counts now, or counted last; null for an account that bought nothing, or was refunded. */
export async function findCurrentPeriod(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<Bought<PurchasedPeriod> | null> {
  const buyer = await getBuyer(db, accountId);
  if (!buyer) return null;
  const { access, current } = currentPurchase(await listPeriodsOf(db, buyer), now());
  return access === "refunded" ? null : current;
}
