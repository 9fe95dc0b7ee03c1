import { sql } from "kysely";
import type { Db } from "../platform/db.ts";
import { type Lease, leaseDue } from "../platform/lease-due.ts";
import { type Channel, isHigher, type Payment } from "./payment.ts";
import { isDisputed, shownStatus } from "./shown-status.ts";

/** All of a payment's statements. A status is only ever changed through `learn`. */
const asPayment = (row: unknown): Payment => row as Payment;
const open = ["pending", "processing"] as const;

export async function findPayment(db: Db, id: string): Promise<Payment | undefined> {
  const row = await db.selectFrom("payments").selectAll().where("id", "=", id).executeTakeFirst();
  return row && asPayment(row);
}

/** To be shown, not to work with: its status is the one everybody reads. */
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

export async function findPaymentId(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom("payments").select("id").where("id", "=", id).executeTakeFirst();
  return row?.id;
}

/**
 * What a waiting page asks for, of many pages at once; in the order of the ids. With whether the buyer, since it was
 * opened, has paid in another way of the same channel: by the code before, or in another tab.
 */
export async function findStatuses(db: Db, ids: string[]) {
  const rows = await db
    .selectFrom("payments as p")
    .select((eb) => [
      "p.id",
      shownStatus("p").as("status"),
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

/** Held until the transaction ends: answers, webhooks and sweeps about one payment go one after another. */
export async function lockPayment(tx: Db, id: string): Promise<Payment> {
  return asPayment(
    await tx.selectFrom("payments").selectAll().where("id", "=", id).forUpdate().executeTakeFirstOrThrow(),
  );
}

/** Nobody finds what was opened in another way, or by another stranger who typed the same email. */
const paymentsIn = (db: Db, { accountId, via, requester }: Channel) =>
  db
    .selectFrom("payments")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("via", "=", via)
    .where("requester", "=", requester);

/** As it is to be answered again: its status is the one everybody reads. */
export async function findByIdempotencyKey(db: Db, channel: Channel, key: string): Promise<Payment | undefined> {
  const row = await paymentsIn(db, channel)
    .select(shownStatus("payments").as("shown"))
    .where("idempotencyKey", "=", key)
    .executeTakeFirst();
  return row && asShown(row);
}

const openIn = (db: Db, channel: Channel) =>
  paymentsIn(db, channel).where("status", "in", open).where("replacedAt", "is", null);

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

/** False when another open attempt of this channel got there first. */
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

/** Writes what was learned; a status that would go down is left as it is. */
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

export async function findByGatewayId(db: Db, gateway: string, gatewayId: string): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("payments")
    .select("id")
    .where("gateway", "=", gateway)
    .where("gatewayId", "=", gatewayId)
    .executeTakeFirst();
}

/** What the gateway is to be lookupCount about now. */
export async function leaseDuePayments(db: Db, lease: Lease): Promise<Payment[]> {
  const rows = await leaseDue(db, { table: "payments", key: ["id"], count: "lookupCount" }, lease);
  return rows.map(asPayment);
}

export async function hasOpenPayments(db: Db): Promise<boolean> {
  const row = await db.selectFrom("payments").select("id").where("status", "in", open).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Cards tried lately, everybody's together: what a card-testing machine looks like from here. */
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

export async function findCustomer(db: Db, gateway: string, accountId: string, document: string) {
  const row = await db
    .selectFrom("gatewayCustomers")
    .select("customerId")
    .where("gateway", "=", gateway)
    .where("accountId", "=", accountId)
    .where("document", "=", document)
    .executeTakeFirst();
  return row?.customerId;
}

export async function upsertCustomer(
  db: Db,
  customer: { gateway: string; accountId: string; document: string; customerId: string },
): Promise<void> {
  await db
    .insertInto("gatewayCustomers")
    .values(customer)
    .onConflict((conflict) =>
      conflict.columns(["gateway", "accountId", "document"]).doUpdateSet({ customerId: customer.customerId }),
    )
    .execute();
}

export async function recordAudit(
  tx: Db,
  action: {
    at: Date;
    actor: string;
    action: string;
    paymentId: string | null;
    details?: Record<string, string | number | null>;
  },
): Promise<void> {
  const { details = {}, ...row } = action;
  await tx
    .insertInto("auditLog")
    .values({ ...row, details: JSON.stringify(details) })
    .execute();
}
