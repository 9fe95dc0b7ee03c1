import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type Lease, leaseDue } from "../../platform/database/lease-due.ts";
import type { Refund, RefundStatus } from "./refund.ts";

const asRefund = (row: unknown): Refund => row as Refund;

/** False when this charge has a refund already. */
export async function insertRefund(tx: Db, refund: Refund): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("refunds")
    .values(refund)
    .onConflict((conflict) => conflict.columns(["gateway", "gatewayChargeId"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findRefundOf(tx: Db, gateway: string, gatewayChargeId: string): Promise<Refund | undefined> {
  const row = await tx
    .selectFrom("refunds")
    .selectAll()
    .where("gateway", "=", gateway)
    .where("gatewayChargeId", "=", gatewayChargeId)
    .executeTakeFirst();
  return row && asRefund(row);
}

/** On one of these accounts, or on one that paid with one of these documents. */
export async function hasGuaranteeRefund(
  tx: Db,
  { accountIds, documents }: { accountIds: string[]; documents: string[] },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`select exists (
      select from refunds r join payments p on p.id = r.payment_id
      where r.kind = 'guarantee' and p.account_id = any(array(
        select unnest(${accountIds}::uuid[])
        union select account_id from gateway_customers where document = any(${documents}::text[])
      ))
    ) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

export type RefundChange = {
  status: RefundStatus;
  dueAt: Date | null;
  lastError?: string | null;
  sentAt?: Date | null;
  doneAt?: Date;
};

/** False when it is done already, or (`attempts`) when another worker has leased it since. */
export async function setRefund(
  tx: Db,
  { id, attempts }: Pick<Refund, "id"> & Partial<Pick<Refund, "attempts">>,
  { sentAt = null, ...change }: RefundChange,
): Promise<boolean> {
  const row = await tx
    .updateTable("refunds")
    // Retries keep the time of the first submission.
    .set({ ...change, sentAt: sql`coalesce(sent_at, ${sentAt}::timestamptz)` })
    .where("id", "=", id)
    .where("status", "not in", ["succeeded"])
    .$if(attempts !== undefined, (refund) => refund.where("attempts", "=", attempts ?? 0))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function leaseDueRefunds(db: Db, lease: Lease): Promise<Refund[]> {
  const rows = await leaseDue(db, { table: "refunds", key: ["id"], count: "attempts" }, lease);
  return rows.map(asRefund);
}

const waiting = (db: Db) =>
  db.selectFrom("refunds").selectAll().where("byHand", "=", true).where("status", "=", "awaiting-approval");

export async function findByHand(db: Db, referenceNumber: string): Promise<Refund | undefined> {
  const row = await waiting(db).where("referenceNumber", "=", referenceNumber).executeTakeFirst();
  return row as unknown as Refund | undefined;
}

/** Those that the team has to send, the oldest first. */
export async function listByHand(db: Db, limit: number): Promise<Refund[]> {
  return (await waiting(db).orderBy("requestedAt").limit(limit).execute()) as unknown as Refund[];
}
