import type { PaymentMethod, PaymentStatus } from "@app/contract/catalogue";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { shownStatus } from "./payments/payment.ts";
import type { RefundStatus } from "./refunds/refund.ts";
import type { Dispute } from "./settlement/charge-store.ts";

/** Aggregates for operators, without personal data. */
export type PaymentCount = {
  method: PaymentMethod;
  outcome: PaymentStatus | "declined";
  count: number;
  amountCents: number;
};

export async function countPaymentsSince(db: Db, since: Date): Promise<PaymentCount[]> {
  const outcome = sql<
    PaymentCount["outcome"]
  >`case when failure = 'declined' then 'declined' else ${shownStatus("payments")} end`;
  const rows = await db
    .selectFrom("payments")
    .select(["method", outcome.as("outcome"), sql<number>`count(*)::int`.as("count")])
    .select(sql<string>`sum(amount_cents)`.as("amountCents"))
    .where("createdAt", ">=", since)
    .groupBy(["method", outcome])
    .execute();
  return rows.map((row) => ({ ...row, method: row.method as PaymentMethod, amountCents: Number(row.amountCents) }));
}

/** A charge in review is not among them: the gateway has answered, and its staff is checking it. */
export async function oldestUnanswered(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom("payments")
    .select((from) => from.fn.min("createdAt").as("createdAt"))
    .where("status", "in", ["pending", "processing"])
    .where("replacedAt", "is", null)
    .where("answeredAt", "is", null)
    .executeTakeFirstOrThrow();
  return row.createdAt;
}

export async function waitingEvents(db: Db): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom("webhookEvents")
    .select([sql<number>`count(*)::int`.as("count"), sql<Date | null>`min(received_at)`.as("oldest")])
    .where("dueAt", "is not", null)
    .executeTakeFirstOrThrow();
}

/** `late`: handled after the target time, or unhandled past it. */
export async function countEventsSince(db: Db, { since, now, targetMs }: { since: Date; now: Date; targetMs: number }) {
  const isLate = sql<boolean>`coalesce(handled_at, ${now}) > received_at + make_interval(secs => ${targetMs / 1000})`;
  return db
    .selectFrom("webhookEvents")
    .select([
      sql<number>`count(*) filter (where not ${isLate})::int`.as("inTime"),
      sql<number>`count(*) filter (where ${isLate})::int`.as("late"),
      sql<Date | null>`max(received_at)`.as("newest"),
    ])
    .where("receivedAt", ">=", since)
    .executeTakeFirstOrThrow();
}

export type OpenRefunds = { status: RefundStatus; count: number; amountCents: number; oldest: Date };

export async function listOpenRefunds(db: Db): Promise<OpenRefunds[]> {
  const rows = await db
    .selectFrom("refunds")
    .select(["status", sql<number>`count(*)::int`.as("count"), sql<Date>`min(requested_at)`.as("oldest")])
    .select(sql<string>`sum(amount_cents)`.as("amountCents"))
    .where("dueAt", "is not", null)
    .groupBy("status")
    .execute();
  return rows.map((row) => ({ ...row, status: row.status as RefundStatus, amountCents: Number(row.amountCents) }));
}

export type DisputeCount = { state: Dispute; count: number; amountCents: number };

export async function listDisputes(db: Db): Promise<DisputeCount[]> {
  const rows = await db
    .selectFrom("charges")
    .select(["dispute as state", sql<number>`count(*)::int`.as("count")])
    .select(sql<string>`sum(amount_cents)`.as("amountCents"))
    .where("dispute", "is not", null)
    .groupBy("dispute")
    .execute();
  return rows.map((row) => ({ ...row, state: row.state as Dispute, amountCents: Number(row.amountCents) }));
}
