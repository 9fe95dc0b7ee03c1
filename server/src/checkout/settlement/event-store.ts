import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import { type Lease, leaseDue } from "../../platform/database/lease-due.ts";

export type StoredEvent = {
  gateway: string;
  eventId: string;
  event: string;
  chargeId: string | null;
  pixCodeId: string | null;
  reference: string | null;
  installmentPlanId: string | null;
  /** The second to twelfth instalment of a plan: the first one stands for the plan. */
  isFollowingInstallment: boolean;
  receivedAt: Date;
  dueAt: Date | null;
};

/** Returns how many were new: each event is stored once. Inserted in id order, so that two nodes cannot deadlock. */
export async function insertEvents(tx: Db, events: StoredEvent[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into webhook_events
      (gateway, event_id, event, charge_id, pix_code_id, reference, installment_plan_id, is_following_installment, received_at, due_at)
    select gateway, "eventId", event, "chargeId", "pixCodeId", reference, "installmentPlanId", "isFollowingInstallment", "receivedAt", "dueAt"
    from jsonb_to_recordset(${asRecords(events)}::jsonb) as incoming (
      gateway text, "eventId" text, event text, "chargeId" text, "pixCodeId" text, reference text, "installmentPlanId" text,
      "isFollowingInstallment" boolean, "receivedAt" timestamptz, "dueAt" timestamptz)
    order by gateway, "eventId"
    on conflict (gateway, event_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function leaseDueEvents(db: Db, lease: Lease) {
  const rows = await leaseDue(db, { table: "webhookEvents", key: ["gateway", "eventId"], count: "attempts" }, lease);
  return rows.toSorted((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

type Leased = { gateway: string; eventId: string; attempts: number };

export async function markEventHandled(
  db: Db,
  { gateway, eventId }: Leased,
  { at, outcome }: { at: Date; outcome: string },
): Promise<void> {
  await db
    .updateTable("webhookEvents")
    .set({ handledAt: at, outcome, dueAt: null })
    .where("gateway", "=", gateway)
    .where("eventId", "=", eventId)
    .execute();
}

/** False when another worker has handled it or leased it since: what that one does counts. */
export async function postponeEvent(db: Db, { gateway, eventId, attempts }: Leased, dueAt: Date): Promise<boolean> {
  const row = await db
    .updateTable("webhookEvents")
    .set({ dueAt })
    .where("gateway", "=", gateway)
    .where("eventId", "=", eventId)
    .where("attempts", "=", attempts)
    .where("handledAt", "is", null)
    .returning("eventId")
    .executeTakeFirst();
  return row !== undefined;
}
