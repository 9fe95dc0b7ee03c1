import type { ProgrammeAccess } from "@app/contract/intake";
import { getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Deps } from "../deps.ts";
import { currentPurchase, type PurchasedPeriod } from "./current-purchase.ts";
import { listPeriodsOf } from "./purchase-store.ts";

/** What these purchases allow now. */
export const accessOf = (purchases: PurchasedPeriod[], now: Date): ProgrammeAccess =>
  currentPurchase(purchases, now).access;

/**
 * What an account may use now: every screen and call of the programme asks this and nothing else. An account that does
 * not exist, or no longer, has none. Inside a transaction, pass it as `db`.
 */
export async function programmeAccess(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<ProgrammeAccess> {
  const buyer = await getBuyer(db, accountId);
  return buyer ? accessOf(await listPeriodsOf(db, buyer), now()) : "none";
}
