import { REQUESTED_REFUNDS } from "@app/contract/refunds";
import type { Db } from "../../platform/database/db.ts";
import { type Payment, shownStatus } from "../payments/payment.ts";
import type { Refund } from "../refunds/refund.ts";
import type { PurchasedPeriod } from "./current-purchase.ts";
import { isOwnedBy, type Owner } from "./owner.ts";
import type { Purchase } from "./purchase.ts";

/** Of one owner: more than a lifetime of purchases. */
const PERIODS = 50;

export type OwnedPeriod = PurchasedPeriod & Pick<Payment, "via" | "accountId" | "email">;

/** Every query is scoped to the owner: another buyer's payment is never found. */
const purchasesOf = (db: Db, owner: Owner) =>
  db
    .selectFrom("payments as p")
    .leftJoin("subscriptionPeriods as w", "w.paymentId", "p.id")
    .leftJoin("refunds as r", (join) => join.onRef("r.paymentId", "=", "p.id").on("r.kind", "in", REQUESTED_REFUNDS))
    .select(["p.id", "p.accountId", "p.via", "p.email", "p.cycle", "p.amountCents", "p.method", "p.installments"])
    .leftJoin("charges as c", (join) => join.onRef("c.paymentId", "=", "p.id").on("c.disposition", "=", "accepted"))
    .select([
      shownStatus("p").as("status"),
      "c.dispute",
      "p.failure",
      "p.pixCode",
      "p.pixImage",
      "p.pixExpiresAt",
      "p.withdrawalDays",
      "p.guaranteeRule",
    ])
    .select(["p.createdAt", "p.paidAt", "p.cardBrand", "p.cardLast4"])
    .select(["w.startsAt", "w.endsAt", "w.endedAt", "w.suspendedAt", "w.peopleFrom", "r.kind as refundUsed"])
    .where(isOwnedBy("p", owner));

const asPurchases = (rows: unknown[]): Purchase[] => rows as Purchase[];

/** Without PIX codes replaced by a newer one, unless they were paid after all. */
export async function listPurchasesOf(db: Db, owner: Owner, limit: number): Promise<Purchase[]> {
  const rows = await purchasesOf(db, owner)
    .where((where) => where.or([where("p.replacedAt", "is", null), where("p.paidAt", "is not", null)]))
    .orderBy("p.createdAt", "desc")
    .limit(limit)
    .execute();
  return asPurchases(rows);
}

/** Purchases with a period, and open ones. */
export async function listSubscriptionsOf(db: Db, owner: Owner, limit: number): Promise<Purchase[]> {
  const rows = await purchasesOf(db, owner)
    .where((where) =>
      where.or([
        where("w.paymentId", "is not", null),
        where.and([where("p.status", "in", ["pending", "processing"]), where("p.replacedAt", "is", null)]),
      ]),
    )
    .orderBy("p.createdAt", "desc")
    .limit(limit)
    .execute();
  return asPurchases(rows);
}

/** Only when each purchase runs: what access depends on, without refunds and charges. */
export function listPeriodsOf(db: Db, owner: Owner): Promise<PurchasedPeriod[]> {
  return db
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.startsAt", "w.endsAt", "w.endedAt", "w.suspendedAt"])
    .where(isOwnedBy("p", owner))
    .orderBy("w.endsAt", "desc")
    .limit(PERIODS)
    .execute();
}

/** The same of several owners, with what says whose each is. */
export async function listPeriodsOfAll(db: Db, owners: readonly Owner[]): Promise<OwnedPeriod[]> {
  const accountIds = owners.map(({ accountId }) => accountId);
  const emails = owners.flatMap(({ verifiedEmail }) => verifiedEmail ?? []);
  const rows = await db
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.startsAt", "w.endsAt", "w.endedAt", "w.suspendedAt", "p.via", "p.accountId", "p.email"])
    .where((where) =>
      where.or([
        where.and([where("p.via", "=", "session"), where("p.accountId", "=", where.fn.any(where.val(accountIds)))]),
        where.and([where("p.via", "=", "email"), where("p.email", "=", where.fn.any(where.val(emails)))]),
      ]),
    )
    .orderBy("w.endsAt", "desc")
    .limit(PERIODS * owners.length)
    .execute();
  return rows as OwnedPeriod[];
}

/** Of the periods that are not over by a refund the last one: null where people start with access. */
export async function findPeopleFrom(db: Db, owner: Owner): Promise<Date | null> {
  const row = await db
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select((of) => of.fn.max("w.peopleFrom").as("peopleFrom"))
    .where(isOwnedBy("p", owner))
    .where("w.endedAt", "is", null)
    .executeTakeFirst();
  return row?.peopleFrom ?? null;
}

export async function findPurchaseOf(db: Db, owner: Owner, id: string): Promise<Purchase | undefined> {
  const [row] = asPurchases(await purchasesOf(db, owner).where("p.id", "=", id).limit(1).execute());
  return row;
}

export async function listRefundsOf(db: Db, paymentIds: string[]): Promise<Refund[]> {
  if (paymentIds.length === 0) return [];
  const rows = await db
    .selectFrom("refunds")
    .selectAll()
    .where((where) => where("paymentId", "=", where.fn.any(where.val(paymentIds))))
    .orderBy("requestedAt", "desc")
    .limit(200)
    .execute();
  return rows as unknown[] as Refund[];
}
