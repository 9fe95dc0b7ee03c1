import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type Lease, leaseDue } from "../../platform/database/lease-due.ts";

export type RefundKind = "withdrawal" | "guarantee" | "duplicate" | "amount-mismatch";
export type RefundStatus =
  | "pending"
  | "submitted"
  | "awaiting-approval"
  | "insufficient-balance"
  | "succeeded"
  | "rejected";
export type Refund = {
  id: string;
  referenceNumber: string;
  paymentId: string;
  gateway: string;
  gatewayChargeId: string;
  kind: RefundKind;
  amountCents: number;
  status: RefundStatus;
  requestedBy: string;
  requestedAt: Date;
  dueAt: Date | null;
  attempts: number;
  sentAt: Date | null;
  doneAt: Date | null;
};

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

type RefundChange = {
  status: RefundStatus;
  dueAt: Date | null;
  lastError?: string | null;
  sentAt?: Date | null;
  doneAt?: Date;
};

export async function setRefund(tx: Db, id: string, { sentAt = null, ...change }: RefundChange): Promise<boolean> {
  const row = await tx
    .updateTable("refunds")
    // Retries keep the time of the first submission.
    .set({ ...change, sentAt: sql`coalesce(sent_at, ${sentAt}::timestamptz)` })
    .where("id", "=", id)
    .where("status", "not in", ["succeeded"])
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function leaseDueRefunds(db: Db, lease: Lease): Promise<Refund[]> {
  const rows = await leaseDue(db, { table: "refunds", key: ["id"], count: "attempts" }, lease);
  return rows.map(asRefund);
}
