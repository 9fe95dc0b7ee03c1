import type { Deps } from "../deps.ts";
import type { Account } from "../identity/account.ts";
import { Problem } from "../platform/problem.ts";
import type { PurchaseWithRefunds } from "./list-purchases.ts";
import { ownerOf, type Purchase } from "./purchase.ts";
import { findPurchaseOf, listRefundsOf } from "./purchase-store.ts";

type Asked = { account: Account; paymentId: string };

/** One purchase of this person's. Somebody else's answers like one that never was. */
export async function getPurchase({ db }: Pick<Deps, "db">, { account, paymentId }: Asked): Promise<Purchase> {
  const purchase = await findPurchaseOf(db, ownerOf(account), paymentId);
  if (!purchase) throw new Problem("not-found");
  return purchase;
}

export async function getPurchaseWithRefunds(deps: Pick<Deps, "db">, asked: Asked): Promise<PurchaseWithRefunds> {
  const purchase = await getPurchase(deps, asked);
  return { purchase, refunds: await listRefundsOf(deps.db, [purchase.id]) };
}
