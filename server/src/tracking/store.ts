import type { EventName } from "@app/contract/catalogue";
import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

export type Conversion = {
  id: string;
  eventName: EventName;
  eventId: string;
  occurredAt: Date;
  accountId: string | null;
  source: string;
  valueCents: number;
  currency: string;
  pageUrl: string | null;
  clientIp: string | null;
  userAgent: string | null;
  fbc: string | null;
  fbp: string | null;
};

/** False when this very event was kept before: an event id counts once. */
export async function insertConversion(tx: Db, conversion: Conversion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("conversions")
    .values(conversion)
    .onConflict((conflict) => conflict.columns(["eventName", "eventId"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function insertRelay(
  tx: Db,
  relay: { conversionId: string; destination: string; dueAt: Date },
): Promise<void> {
  await tx.insertInto("relays").values(relay).execute();
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
    .updateTable("relays as r")
    .from(["due", "conversions as c"])
    .set({ dueAt: leaseUntil, attempts: sql`r.attempts + 1` })
    .whereRef("r.conversionId", "=", "due.conversionId")
    .whereRef("c.id", "=", "r.conversionId")
    .where("r.destination", "=", destination)
    .returningAll("c")
    .returning("r.attempts")
    .execute();
  return claimed.map((row) => ({ ...row, eventName: row.eventName as EventName }));
}

export async function settleRelays(
  db: Db,
  {
    destination,
    ids,
    status,
    at,
  }: { destination: string; ids: string[]; status: "sent" | "withdrawn" | "parked"; at: Date },
  reason: string | null = null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("relays")
    .set({ status, settledAt: at, lastError: reason })
    .where("destination", "=", destination)
    .where("conversionId", "in", ids)
    .where("status", "=", "due")
    .execute();
}

export async function postponeRelay(
  db: Db,
  { destination, id, dueAt, reason }: { destination: string; id: string; dueAt: Date; reason: string },
): Promise<void> {
  await db
    .updateTable("relays")
    .set({ dueAt, lastError: reason })
    .where("destination", "=", destination)
    .where("conversionId", "=", id)
    .where("status", "=", "due")
    .execute();
}
