import type { Account } from "../../identity/accounts/account.ts";
import { Problem } from "../../platform/http/problem.ts";
import type { Deps } from "../deps.ts";
import type { PurchaseWithRefunds } from "./list-purchases.ts";
import { ownerOf } from "./owner.ts";
import type { Purchase } from "./purchase.ts";
import { findPurchaseOf, listRefundsOf } from "./purchase-store.ts";

type PurchaseQuery = { account: Account; paymentId: string };

/** A purchase of this account. Another buyer's is `not-found`, like one that does not exist. */
export async function getPurchase({ db }: Pick<Deps, "db">, { account, paymentId }: PurchaseQuery): Promise<Purchase> {
  const purchase = await findPurchaseOf(db, ownerOf(account), paymentId);
  if (!purchase) throw new Problem("not-found");
  return purchase;
}

export async function getPurchaseWithRefunds(
  deps: Pick<Deps, "db">,
  query: PurchaseQuery,
): Promise<PurchaseWithRefunds> {
  const purchase = await getPurchase(deps, query);
  return { purchase, refunds: await listRefundsOf(deps.db, [purchase.id]) };
}
