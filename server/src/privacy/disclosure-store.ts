import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/db.ts";
import { ownConversions, ownMessages, ownPaymentIds } from "./holdings-store.ts";
import type { Person } from "./person.ts";

/** Where a page ends: time and id, so that two of one moment are never lost or doubled. */
export type Mark = { at: Date; id: string };
type Asking = { person: Person; before: Mark | undefined; limit: number };

const relay = { at: sql<Date>`c.occurred_at`, id: sql<string>`(c.id::text || ':' || r.destination) collate "C"` };
const message = { at: sql<Date>`m.created_at`, id: sql<string>`m.id::text collate "C"` };
const payment = { at: sql<Date>`p.created_at`, id: sql<string>`p.id::text collate "C"` };
const refund = { at: sql<Date>`r.requested_at`, id: sql<string>`r.id::text collate "C"` };

const isBefore = (row: { at: RawBuilder<Date>; id: RawBuilder<string> }, before: Mark | undefined) =>
  before ? sql<boolean>`(${row.at}, ${row.id}) < (${before.at}::timestamptz, ${before.id})` : sql<boolean>`true`;

export async function listRelays(db: Db, { person, before, limit }: Asking) {
  return ownConversions(db, person)
    .innerJoin("relays as r", "r.conversionId", "c.id")
    .select([relay.id.as("id"), relay.at.as("at"), "c.eventName", "c.accountId", "c.pageUrl", "c.clientIp", "c.fbc"])
    .select(["c.fbp", "c.matching", "r.status", "r.settledAt"])
    .where(isBefore(relay, before))
    .orderBy(relay.at, "desc")
    .orderBy(relay.id, "desc")
    .limit(limit)
    .execute();
}

export async function listMessages(db: Db, { person, before, limit }: Asking) {
  return ownMessages(db, person)
    .select([message.id.as("id"), message.at.as("at"), "m.channel", "m.template", "m.status", "m.settledAt"])
    .where(isBefore(message, before))
    .orderBy(message.at, "desc")
    .orderBy(message.id, "desc")
    .limit(limit)
    .execute();
}

export async function listPaymentCalls(db: Db, { person, before, limit }: Asking) {
  return db
    .selectFrom("payments as p")
    .select([payment.id.as("id"), payment.at.as("at"), "p.method", "p.failure", "p.answeredAt"])
    .where("p.id", "in", ownPaymentIds(db, person))
    .where(isBefore(payment, before))
    .orderBy(payment.at, "desc")
    .orderBy(payment.id, "desc")
    .limit(limit)
    .execute();
}

export async function listRefundCalls(db: Db, { person, before, limit }: Asking) {
  return db
    .selectFrom("refunds as r")
    .select([refund.id.as("id"), refund.at.as("at"), "r.status", "r.sentAt", "r.doneAt"])
    .where("r.paymentId", "in", ownPaymentIds(db, person))
    .where(isBefore(refund, before))
    .orderBy(refund.at, "desc")
    .orderBy(refund.id, "desc")
    .limit(limit)
    .execute();
}
