import type { Account } from "../../identity/accounts/account.ts";
import { type Buyer, getBuyer } from "../../identity/accounts/get-buyer.ts";
import type { Db } from "../../platform/database/db.ts";
import { Problem } from "../../platform/http/problem.ts";
import { listCreditTimes } from "../credits/credit-store.ts";
import type { Deps } from "../deps.ts";
import type { Refund } from "../refunds/refund.ts";
import { type Bought, type CurrentPurchase, currentPurchase, type PurchasedPeriod } from "./current-purchase.ts";
import { ownerOf } from "./owner.ts";
import type { Purchase } from "./purchase.ts";
import {
  findPeopleFrom,
  findPurchaseOf,
  listPeriodsOf,
  listPurchasesOf,
  listRefundsOf,
  listSubscriptionsOf,
} from "./purchase-store.ts";

const MAX_PURCHASES = 50;

export type PurchaseWithRefunds = { purchase: Purchase; refunds: Refund[] };

/** All of the account's purchases and failed attempts, newest first, with their refunds. */
export async function listPurchases({ db }: Pick<Deps, "db">, account: Account): Promise<PurchaseWithRefunds[]> {
  const purchases = await listPurchasesOf(db, ownerOf(account), MAX_PURCHASES);
  const ids = purchases.map(({ id }) => id);
  const refunds = await listRefundsOf(db, ids);
  return purchases.map((purchase) => ({
    purchase,
    refunds: refunds.filter(({ paymentId }) => paymentId === purchase.id),
  }));
}

/** Only purchases with a period, and open ones: one statement, however long the history. */
export const listSubscriptions = ({ db }: Pick<Deps, "db">, account: Account): Promise<Purchase[]> =>
  listSubscriptionsOf(db, ownerOf(account), MAX_PURCHASES);

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

const PAGE_SIZE = 50;

/** The purchase that counts now, or counted last, with what it allows: for domains that decide about it. */
export async function findCurrentPurchase(
  { db, now }: Pick<Deps, "db" | "now">,
  accountId: string,
): Promise<CurrentPurchase<Purchase>> {
  const buyer = await getBuyer(db, accountId);
  return currentPurchase(buyer ? await listSubscriptionsOf(db, buyer, PAGE_SIZE) : [], now());
}

/** A purchase that this account owns. */
export async function findPurchase(
  { db }: Pick<Deps, "db">,
  { accountId, paymentId }: { accountId: string; paymentId: string },
): Promise<Purchase | undefined> {
  const buyer = await getBuyer(db, accountId);
  return buyer && findPurchaseOf(db, buyer, paymentId);
}

const REFUNDABLE_PAGE_SIZE = 50;

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
  const { access, current } = currentPurchase(await listSubscriptionsOf(db, buyer, REFUNDABLE_PAGE_SIZE), now());
  return current && access !== "ended" && access !== "refunded" ? current : undefined;
}

/** The plan this account may use now, and until when. */
export async function findSubscription(
  { db, now }: Pick<Deps, "db" | "now">,
  account: Account,
): Promise<{ plan: "free" | "completo"; validUntil: Date | null }> {
  const { access, current } = currentPurchase(await listPeriodsOf(db, ownerOf(account)), now());
  return current && access === "active"
    ? { plan: "completo", validUntil: current.endsAt }
    : { plan: "free", validUntil: null };
}

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

/** When these sources gave days to one of these purchases, by source. */
export async function listCredited(
  { db }: Pick<Deps, "db">,
  given: { paymentIds: readonly string[]; sources: readonly string[] },
): Promise<ReadonlyMap<string, Date>> {
  if (given.sources.length === 0) return new Map();
  const credits = await listCreditTimes(db, given);
  return new Map(credits.map(({ source, updatedAt }) => [source, updatedAt]));
}

/** From when people work for this member; null: since their period began. */
export const peopleFrom = async (db: Db, buyer: Buyer | undefined): Promise<Date | null> =>
  buyer ? findPeopleFrom(db, buyer) : null;

/** When a promise that people keep starts to run: now, or on the day that the member read before paying. */
export const peopleStart = async (deps: Pick<Deps, "now">, db: Db, accountId: string): Promise<Date> =>
  peopleStartOf(deps, db, await getBuyer(db, accountId));

/** The same of a buyer whom the caller has read. */
export async function peopleStartOf({ now }: Pick<Deps, "now">, db: Db, buyer: Buyer | undefined): Promise<Date> {
  const from = await peopleFrom(db, buyer);
  const at = now();
  return from && from > at ? from : at;
}
