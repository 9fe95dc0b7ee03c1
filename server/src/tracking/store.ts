import type { EventName } from "@app/contract/catalogue";
import { sql } from "kysely";
import type { Db } from "../platform/db.ts";
import type { Matching } from "./matching.ts";

export type Conversion = {
  id: string;
  eventName: EventName;
  eventId: string;
  occurredAt: Date;
  allowsAds: boolean;
  accountId: string | null;
  matching: Matching | null;
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

/** Keeps an event and what is to be told to whom, in one statement. An event id counts once. */
export async function keepConversion(db: Db, conversion: Conversion, destinations: string[]): Promise<void> {
  const { matching, ...row } = conversion;
  await db
    .with("kept", (cte) =>
      cte
        .insertInto("conversions")
        .values({ ...row, matching: matching && JSON.stringify(matching) })
        .onConflict((conflict) => conflict.columns(["eventName", "eventId"]).doNothing())
        .returning("id"),
    )
    .insertInto("relays")
    .columns(["conversionId", "destination", "dueAt"])
    .expression((from) =>
      from
        .selectFrom(["kept", sql<{ name: string }>`unnest(${destinations}::text[])`.as<"d">(sql`d(name)`)])
        .select(["kept.id", "d.name", sql<Date>`${conversion.occurredAt}::timestamptz`.as("dueAt")]),
    )
    .execute();
}

/** Takes what is due and pushes its due time ahead: if we die while sending, it is due again after the lease. */
export async function claimDueRelays(
  db: Db,
  { destination, now, leaseUntil, limit }: { destination: string; now: Date; leaseUntil: Date; limit: number },
): Promise<(Conversion & { attempts: number })[]> {
  const claimed = await db
    .with("due", (cte) =>
      cte
        .selectFrom("relays")
        .select("conversionId")
        .where("destination", "=", destination)
        .where("status", "=", "due")
        .where("dueAt", "<=", now)
        .orderBy("dueAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .with("taken", (cte) =>
      cte
        .updateTable("relays as r")
        .from(["due", "conversions as c"])
        .set({ dueAt: leaseUntil, attempts: sql`r.attempts + 1` })
        .whereRef("r.conversionId", "=", "due.conversionId")
        .whereRef("c.id", "=", "r.conversionId")
        .where("r.destination", "=", destination)
        .returningAll("c")
        .returning("r.attempts"),
    )
    .selectFrom("taken")
    .selectAll()
    .orderBy("occurredAt")
    .execute();
  return claimed as (Conversion & { attempts: number })[];
}

export async function settleRelays(
  db: Db,
  settled: { destination: string; ids: string[]; status: "sent" | "withdrawn" | "parked"; at: Date; reason?: string },
): Promise<void> {
  if (settled.ids.length === 0) return;
  await db
    .updateTable("relays")
    .set({ status: settled.status, settledAt: settled.at, lastError: settled.reason ?? null })
    .where("destination", "=", settled.destination)
    .where("conversionId", "in", settled.ids)
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
    .where("conversionId", "in", ids)
    .where("status", "=", "due")
    .execute();
}

/** What a browser without an account still had to tell. Events of an account ask the account at the moment of sending. */
export async function withdrawBrowserRelays(db: Db, fbp: string, at: Date): Promise<void> {
  await db
    .updateTable("relays as r")
    .from("conversions as c")
    .set({ status: "withdrawn", settledAt: at })
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
