import { type RawBuilder, type SelectQueryBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { ownConversions, ownMessages, ownPaymentIds } from "../ownership-store.ts";
import type { Person } from "../person.ts";

/** Keyset cursor: time and id, so that rows of the same instant are neither skipped nor repeated. */
export type Cursor = { at: Date; id: string };
type DisclosurePage = { person: Person; before: Cursor | undefined; limit: number };

type SortKey = { at: RawBuilder<Date>; id: RawBuilder<string> };

const relay: SortKey = { at: sql`c.occurred_at`, id: sql`(c.id::text || ':' || r.destination) collate "C"` };
const message: SortKey = { at: sql`m.created_at`, id: sql`m.id::text collate "C"` };
const payment: SortKey = { at: sql`p.created_at`, id: sql`p.id::text collate "C"` };
const look: SortKey = { at: sql`h.at`, id: sql`h.id::text collate "C"` };
const refund: SortKey = { at: sql`r.requested_at`, id: sql`r.id::text collate "C"` };

/** Newest first, starting after the cursor. */
const pageBy =
  ({ at, id }: SortKey, { before, limit }: DisclosurePage) =>
  <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>) =>
    query
      .select([id.as("id"), at.as("at")])
      .where(before ? sql<boolean>`(${at}, ${id}) < (${before.at}::timestamptz, ${before.id})` : sql<boolean>`true`)
      .orderBy(at, "desc")
      .orderBy(id, "desc")
      .limit(limit);

export async function listRelays(db: Db, page: DisclosurePage) {
  return ownConversions(db, page.person)
    .innerJoin("relays as r", "r.conversionId", "c.id")
    .select(["c.eventName", "c.accountId", "c.pageUrl", "c.clientIp", "c.fbc", "c.fbp", "c.hashedIdentifiers"])
    .select(["r.status", "r.settledAt"])
    .$call(pageBy(relay, page))
    .execute();
}

export async function listMessages(db: Db, page: DisclosurePage) {
  return ownMessages(db, page.person)
    .select(["m.channel", "m.template", "m.status", "m.settledAt"])
    .$call(pageBy(message, page))
    .execute();
}

export async function listPaymentCalls(db: Db, page: DisclosurePage) {
  return db
    .selectFrom("payments as p")
    .select(["p.method", "p.failure", "p.answeredAt"])
    .where("p.id", "in", ownPaymentIds(db, page.person))
    .$call(pageBy(payment, page))
    .execute();
}

export async function listRefundCalls(db: Db, page: DisclosurePage) {
  return db
    .selectFrom("refunds as r")
    .select(["r.status", "r.sentAt", "r.doneAt"])
    .where("r.paymentId", "in", ownPaymentIds(db, page.person))
    .$call(pageBy(refund, page))
    .execute();
}

/** What the provider of the assistant's model was sent: a look of each day, by kinds. */
export async function listModelCalls(db: Db, page: DisclosurePage) {
  return db
    .selectFrom("healthAccesses as h")
    .select(["h.actorName", "h.subjects"])
    .where("h.accountId", "=", page.person.accountId)
    .where("h.reason", "=", "provider")
    .$call(pageBy(look, page))
    .execute();
}
