import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { ownerOf, type Purchase } from "./purchase.ts";
import { listPurchasesOf, listRefundsOf, listSubscriptionsOf } from "./purchase-store.ts";
import type { Refund } from "./refund-store.ts";

const PAGE_SIZE = 50;

export type PurchaseWithRefunds = { purchase: Purchase; refunds: Refund[] };

/** Everything this person ever tried to buy, newest first, with the money that went back. */
export async function listPurchases({ db }: Pick<Deps, "db">, account: Account): Promise<PurchaseWithRefunds[]> {
  const purchases = await listPurchasesOf(db, ownerOf(account), PAGE_SIZE);
  const ids = purchases.map(({ id }) => id);
  const refunds = await listRefundsOf(db, ids);
  return purchases.map((purchase) => ({
    purchase,
    refunds: refunds.filter(({ paymentId }) => paymentId === purchase.id),
  }));
}

/** Only what bought time, and what is still open: one statement, whatever else there was. */
export const listSubscriptions = ({ db }: Pick<Deps, "db">, account: Account): Promise<Purchase[]> =>
  listSubscriptionsOf(db, ownerOf(account), PAGE_SIZE);
