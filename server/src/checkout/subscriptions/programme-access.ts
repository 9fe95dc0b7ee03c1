import type { ProgrammeAccess } from "@app/contract/intake";
import { type Buyer, getBuyer } from "../../identity/accounts/get-buyer.ts";
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
  return accessOfBuyer({ db, now }, await getBuyer(db, accountId));
}

/** The same of a buyer whom the caller has read; undefined: the account does not exist. */
export const accessOfBuyer = async (
  { db, now }: Pick<Deps, "db" | "now">,
  buyer: Buyer | undefined,
): Promise<ProgrammeAccess> => (buyer ? accessOf(await listPeriodsOf(db, buyer), now()) : "none");
