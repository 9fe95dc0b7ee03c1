import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../platform/db.ts";
import { ownConversions, ownMessages, ownPaymentIds } from "./holdings-store.ts";
import type { Person } from "./person.ts";

/** Where a page ends: time and id, so that two of one moment are never lost or doubled. */
export type Mark = { at: Date; id: string };
type Asking = { person: Person; before: Mark | undefined; limit: number };

type Place = { at: RawBuilder<Date>; id: RawBuilder<string> };

const relay: Place = { at: sql`c.occurred_at`, id: sql`(c.id::text || ':' || r.destination) collate "C"` };
const message: Place = { at: sql`m.created_at`, id: sql`m.id::text collate "C"` };
const payment: Place = { at: sql`p.created_at`, id: sql`p.id::text collate "C"` };
const refund: Place = { at: sql`r.requested_at`, id: sql`r.id::text collate "C"` };

/** The newest first, from where the page before ended. */
const pageBy =
  ({ at, id }: Place, { before, limit }: Asking) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    query
      .select([id.as("id"), at.as("at")])
      .where(before ? sql<boolean>`(${at}, ${id}) < (${before.at}::timestamptz, ${before.id})` : sql<boolean>`true`)
      .orderBy(at, "desc")
      .orderBy(id, "desc")
      .limit(limit);

export async function listRelays(db: Db, asking: Asking) {
  return ownConversions(db, asking.person)
    .innerJoin("relays as r", "r.conversionId", "c.id")
    .select(["c.eventName", "c.accountId", "c.pageUrl", "c.clientIp", "c.fbc", "c.fbp", "c.matching"])
    .select(["r.status", "r.settledAt"])
    .$call(pageBy(relay, asking))
    .execute();
}

export async function listMessages(db: Db, asking: Asking) {
  return ownMessages(db, asking.person)
    .select(["m.channel", "m.template", "m.status", "m.settledAt"])
    .$call(pageBy(message, asking))
    .execute();
}

export async function listPaymentCalls(db: Db, asking: Asking) {
  return db
    .selectFrom("payments as p")
    .select(["p.method", "p.failure", "p.answeredAt"])
    .where("p.id", "in", ownPaymentIds(db, asking.person))
    .$call(pageBy(payment, asking))
    .execute();
}

export async function listRefundCalls(db: Db, asking: Asking) {
  return db
    .selectFrom("refunds as r")
    .select(["r.status", "r.sentAt", "r.doneAt"])
    .where("r.paymentId", "in", ownPaymentIds(db, asking.person))
    .$call(pageBy(refund, asking))
    .execute();
}
