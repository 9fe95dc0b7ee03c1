import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

export type KeptEvent = {
  gateway: string;
  eventId: string;
  event: string;
  chargeId: string | null;
  codeId: string | null;
  reference: string | null;
  planId: string | null;
  /** The second to twelfth instalment of a plan: the first one spoke for them. */
  isLaterPart: boolean;
  receivedAt: Date;
  dueAt: Date | null;
};

/** False when this very event was kept before. */
export async function insertEvent(tx: Db, event: KeptEvent): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("webhookEvents")
    .values(event)
    .onConflict((conflict) => conflict.columns(["gateway", "eventId"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function claimDueEvents(
  db: Db,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
) {
  const rows = await db
    .updateTable("webhookEvents")
    .set({ dueAt: leaseUntil, attempts: sql`attempts + 1` })
    .where(
      sql<string>`(gateway, event_id)`,
      "in",
      (from) =>
        from
          .selectFrom("webhookEvents")
          .select(["gateway", "eventId"])
          .where("dueAt", "<=", now)
          .orderBy("dueAt")
          .limit(limit)
          .forUpdate()
          .skipLocked() as never,
    )
    .returningAll()
    .execute();
  return rows.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

export async function handleEvent(
  db: Db,
  { gateway, eventId }: { gateway: string; eventId: string },
  { at, outcome }: { at: Date; outcome: string },
): Promise<void> {
  await db
    .updateTable("webhookEvents")
    .set({ handledAt: at, outcome, dueAt: null })
    .where("gateway", "=", gateway)
    .where("eventId", "=", eventId)
    .execute();
}

export async function postponeEvent(db: Db, { gateway, eventId }: { gateway: string; eventId: string }, dueAt: Date) {
  await db
    .updateTable("webhookEvents")
    .set({ dueAt })
    .where("gateway", "=", gateway)
    .where("eventId", "=", eventId)
    .execute();
}
