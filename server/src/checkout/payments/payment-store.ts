import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type Lease, leaseDue } from "../../platform/database/lease-due.ts";
import { type Channel, isDisputed, isHigher, type Payment, shownStatus } from "./payment.ts";

// A status is only ever changed through `updatePayment`, which keeps it from moving back.
const asPayment = (row: unknown): Payment => row as Payment;
const OPEN_STATUSES = ["pending", "processing"] as const;

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const row = await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
  return row && asPayment(row);
}

/** For display only: its status is the one shown to clients. */
export async function findShownPayment(db: Db, id: string): Promise<Payment | undefined> {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .select(shownStatus("payments").as("shown"))
    .where("id", "=", id)
    .executeTakeFirst();
  return row && asShown(row);
}

const asShown = ({ shown, ...row }: { shown: Payment["status"] }): Payment => asPayment({ ...row, status: shown });

export async function getPayment(db: Db, id: string): Promise<Payment> {
  return asPayment(await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
}

/**
 * Statuses for a batch of polling pages, in the order of the ids. `paidOtherwise`: the same channel has another payment
 * paid since this one was created, by an earlier code or in another tab.
 */
export async function findStatuses(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom("payments as p")
    .leftJoin("subscriptionPeriods as w", "w.paymentId", "p.id")
    .select((eb) => [
      "p.id",
      shownStatus("p").as("status"),
      "p.shownStartAt",
      "w.peopleFrom",
      eb
        .exists(
          eb
            .selectFrom("payments as other")
            .select("other.id")
            .whereRef("other.accountId", "=", "p.accountId")
            .whereRef("other.via", "=", "p.via")
            .whereRef("other.requester", "=", "p.requester")
            .whereRef("other.paidAt", ">", "p.createdAt")
            .where("other.status", "in", ["paid", "received"])
            .where((where) => where.not(isDisputed("other"))),
        )
        .as("paidOtherwise"),
    ])
    .where(sql<boolean>`p.id = any(${ids}::uuid[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => found.get(id));
}

/** A row lock until the transaction ends: serializes the answers, webhooks and sweeps of one payment. */
export async function lockPayment(tx: Db, id: string): Promise<Payment> {
  return asPayment(
    await tx.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow(),
  );
}

/** Scoped to the channel: a third party who types the same e-mail never finds another buyer's payment. */
const paymentsIn = (db: Db, { accountId, via, requester }: Channel) =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("via", "=", via)
    .where("requester", "=", requester);

/** For the replayed answer: its status is the one shown to clients. */
export async function findByIdempotencyKey(db: Db, channel: Channel, key: string): Promise<Payment | undefined> {
  const row = await paymentsIn(db, channel)
    .select(shownStatus("payments").as("shown"))
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
  return row && asShown(row);
}

const openIn = (db: Db, channel: Channel) =>
  paymentsIn(db, channel).where("status", "in", OPEN_STATUSES).where("replacedAt", "is", null);

export async function findOpenPayment(db: Db, channel: Channel): Promise<Payment | undefined> {
  const row = await openIn(db, channel).executeTakeFirst();
  return row && asPayment(row);
}

export async function lockOpenPayment(tx: Db, channel: Channel): Promise<Payment | undefined> {
  const row = await openIn(tx, channel).forUpdate().executeTakeFirst();
  return row && asPayment(row);
}

export async function countCodesSince(db: Db, { accountId, via, requester }: Channel, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom("payments")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("accountId", "=", accountId)
    .where("via", "=", via)
    .where("requester", "=", requester)
    .where("createdAt", ">", since)
    .where("method", "=", "pix")
    .executeTakeFirstOrThrow();
  return count;
}

export async function findPaidSince(db: Db, attempt: Channel & Pick<Payment, "cycle">, since: Date) {
  const row = await paymentsIn(db, attempt)
    .where("cycle", "=", attempt.cycle)
    .where("status", "in", ["paid", "received"])
    .where((where) => where.not(isDisputed("payments")))
    .where("paidAt", ">", since)
    .orderBy("paidAt", "desc")
    .executeTakeFirst();
  return row && asPayment(row);
}

/** False when a concurrent attempt of this channel was inserted first. */
export async function insertPayment(tx: Db, payment: Payment): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("payments")
    .values(payment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateBuyerEmail(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.updateTable("payments").set({ email: to }).where("via", "=", "email").where("email", "=", from).execute();
}

export async function replacePayment(tx: Db, id: string, at: Date): Promise<void> {
  await tx.updateTable("payments").set({ replacedAt: at }).where("id", "=", id).execute();
}

type Change = Partial<
  Pick<
    Payment,
    | "status"
    | "gatewayId"
    | "pixCode"
    | "pixImage"
    | "pixExpiresAt"
    | "failure"
    | "answeredAt"
    | "paidAt"
    | "dueAt"
    | "lookupCount"
  > & { cardBrand: string | null; cardLast4: string | null }
>;

/** Writes the change; a status that would move back is left as it is. */
export async function updatePayment(tx: Db, current: Payment, change: Change): Promise<Payment> {
  const { status = current.status, ...rest } = change;
  const next = isHigher(status, current.status) ? { ...rest, status } : rest;
  if (Object.keys(next).length === 0) return current;
  const row = await tx
    .updateTable("payments")
    .set(next)
    .where("id", "=", current.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return asPayment(row);
}

/** Payments whose gateway lookup is due. */
export async function leaseDuePayments(db: Db, lease: Lease): Promise<Payment[]> {
  const rows = await leaseDue(db, { table: "payments", key: ["id"], count: "lookupCount" }, lease);
  return rows.map(asPayment);
}

export async function hasOpenPayments(db: Db): Promise<boolean> {
  const open = db.selectFrom("payments").select("id").where("status", "in", OPEN_STATUSES);
  const row = await open.limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Recent card outcomes of all buyers: the signal of a card-testing attack. */
export async function countCardOutcomes(db: Db, since: Date): Promise<{ declined: number; approved: number }> {
  return db
    .selectFrom("payments")
    .select([
      sql<number>`count(*) filter (where failure = 'declined')::int`.as("declined"),
      sql<number>`count(*) filter (where ${shownStatus("payments")} in ('paid', 'received'))::int`.as("approved"),
    ])
    .where("createdAt", ">", since)
    .where("method", "=", "credit-card")
    .executeTakeFirstOrThrow();
}

export async function hasPaidSignedIn(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments")
    .select("id")
    .where("accountId", "=", accountId)
    .where("via", "=", "session")
    .where("status", "in", ["paid", "received"])
    .where((where) => where.not(isDisputed("payments")))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
