import type { Account } from "../../identity/accounts/account.ts";
import type { Deps } from "../deps.ts";
import type { Refund } from "../refunds/refund.ts";
import { ownerOf } from "./owner.ts";
import type { Purchase } from "./purchase.ts";
import { listPurchasesOf, listRefundsOf, listSubscriptionsOf } from "./purchase-store.ts";

const PAGE_SIZE = 50;

export type PurchaseWithRefunds = { purchase: Purchase; refunds: Refund[] };

/** All of the account's purchases and failed attempts, newest first, with their refunds. */
export async function listPurchases({ db }: Pick<Deps, "db">, account: Account): Promise<PurchaseWithRefunds[]> {
  const purchases = await listPurchasesOf(db, ownerOf(account), PAGE_SIZE);
  const ids = purchases.map(({ id }) => id);
  const refunds = await listRefundsOf(db, ids);
  return purchases.map((purchase) => ({
    purchase,
    refunds: refunds.filter(({ paymentId }) => paymentId === purchase.id),
  }));
}

/** Only purchases with a period, and open ones: one statement, however long the history. */
export const listSubscriptions = ({ db }: Pick<Deps, "db">, account: Account): Promise<Purchase[]> =>
  listSubscriptionsOf(db, ownerOf(account), PAGE_SIZE);
