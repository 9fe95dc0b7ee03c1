import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { ownerOf, type Purchase } from "./purchase.ts";
import { listPlansOf, listPurchasesOf, listRefundsOf } from "./purchase-store.ts";
import type { Refund } from "./refund-store.ts";

const AT_MOST = 50;

export type PurchaseWithRefunds = { purchase: Purchase; refunds: Refund[] };

/** Everything this person ever tried to buy, newest first, with the money that went back. */
export async function listPurchases({ db }: Pick<Deps, "db">, account: Account): Promise<PurchaseWithRefunds[]> {
  const purchases = await listPurchasesOf(db, ownerOf(account), AT_MOST);
  const ids = purchases.map(({ id }) => id);
  const refunds = await listRefundsOf(db, ids);
  return purchases.map((purchase) => ({
    purchase,
    refunds: refunds.filter(({ paymentId }) => paymentId === purchase.id),
  }));
}

/** Only what bought time, and what is still open: one statement, whatever else there was. */
export const listPlans = ({ db }: Pick<Deps, "db">, account: Account): Promise<Purchase[]> =>
  listPlansOf(db, ownerOf(account), AT_MOST);
