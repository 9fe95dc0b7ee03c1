import type { EventName } from "@app/contract/catalogue";
import { sql } from "kysely";
import { asRecords, type Db } from "../platform/database/db.ts";
import { type Lease, leaseDue } from "../platform/database/lease-due.ts";
import type { HashedIdentifiers } from "./hash-identifiers.ts";

export type Conversion = {
  id: string;
  eventName: EventName;
  eventId: string;
  occurredAt: Date;
  allowsAds: boolean;
  accountId: string | null;
  hashedIdentifiers: HashedIdentifiers | null;
  source: string;
  label: string | null;
  valueCents: number;
  currency: string;
  pageUrl: string | null;
  referrerHost: string | null;
  clientIp: string | null;
  userAgent: string | null;
  fbc: string | null;
  fbp: string | null;
};

/** Inserts events and their pending relays, in one statement. Deduplicated by event id. */
export async function insertConversions(
  db: Db,
  conversions: (Conversion & { destinations: string[] })[],
): Promise<void> {
  await sql`
    with incoming as (
      select * from jsonb_to_recordset(${asRecords(conversions)}::jsonb) as incoming (
        id uuid, "eventName" text, "eventId" text, "occurredAt" timestamptz, "allowsAds" boolean, "accountId" uuid,
        "hashedIdentifiers" jsonb, source text, label text, "valueCents" integer, currency text, "pageUrl" text,
        "referrerHost" text, "clientIp" inet, "userAgent" text, fbc text, fbp text, destinations text[])
    ), inserted as (
      insert into conversions
        (id, event_name, event_id, occurred_at, allows_ads, account_id, hashed_identifiers, source, label, value_cents, currency,
         page_url, referrer_host, client_ip, user_agent, fbc, fbp)
      select id, "eventName", "eventId", "occurredAt", "allowsAds", "accountId", "hashedIdentifiers", source, label, "valueCents",
        currency, "pageUrl", "referrerHost", "clientIp", "userAgent", fbc, fbp
      from incoming order by "eventName", "eventId"
      on conflict (event_name, event_id) do nothing
      returning id
    )
    insert into relays (conversion_id, destination, due_at)
    select inserted.id, destination, incoming."occurredAt"
    from inserted join incoming using (id) cross join unnest(incoming.destinations) as destination`.execute(db);
}

/** The due conversions of one platform, oldest first, with the attempts made so far. */
export async function leaseDueRelays(
  db: Db,
  destination: string,
  lease: Lease,
): Promise<(Conversion & { attempts: number })[]> {
  const only = { destination, status: "due" };
  const relays = await leaseDue(
    db,
    { table: "relays", key: ["conversionId", "destination"], count: "attempts", only },
    lease,
  );
  if (relays.length === 0) return [];
  const attempts = new Map(relays.map((relay) => [relay.conversionId, relay.attempts]));
  const conversions = await db
    .selectFrom("conversions")
    .selectAll()
    .where((where) => where("id", "=", where.fn.any(where.val([...attempts.keys()]))))
    .orderBy("occurredAt")
    .execute();
  return conversions.map((conversion) => ({
    ...(conversion as Conversion),
    attempts: attempts.get(conversion.id) ?? 0,
  }));
}

export async function settleRelays(
  db: Db,
  settled: {
    destination: string;
    ids: string[];
    status: "sent" | "revoked" | "dead-lettered";
    at: Date;
    reason?: string;
  },
): Promise<void> {
  if (settled.ids.length === 0) return;
  await db
    .updateTable("relays")
    .set({ status: settled.status, settledAt: settled.at, lastError: settled.reason ?? null })
    .where("destination", "=", settled.destination)
    .where((where) => where("conversionId", "=", where.fn.any(where.val(settled.ids))))
    .where("status", "=", "due")
    .execute();
}

export async function postponeRelays(
  db: Db,
  { destination, ids, dueAt, reason }: { destination: string; ids: string[]; dueAt: Date; reason: string },
): Promise<void> {
  await db
    .updateTable("relays")
    .set({ dueAt, lastError: reason })
    .where("destination", "=", destination)
    .where((where) => where("conversionId", "=", where.fn.any(where.val(ids))))
    .where("status", "=", "due")
    .execute();
}

/** The pending relays of a browser without an account. Events of an account check its consent at the moment of sending. */
export async function revokeBrowserRelays(db: Db, fbp: string, at: Date): Promise<void> {
  await db
    .updateTable("relays as r")
    .from("conversions as c")
    .set({ status: "revoked", settledAt: at })
    .whereRef("c.id", "=", "r.conversionId")
    .where("c.fbp", "=", fbp)
    .where("c.accountId", "is", null)
    .where("r.status", "=", "due")
    .execute();
}

export async function oldestDueAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom("relays as r")
    .innerJoin("conversions as c", "c.id", "r.conversionId")
    .select("c.occurredAt")
    .where("r.status", "=", "due")
    .orderBy("r.dueAt")
    .limit(1)
    .executeTakeFirst();
  return row?.occurredAt ?? null;
}
