import { sql } from "kysely";
import { claimDue, type Lease } from "../platform/claim.ts";
import { asRecords, type Db } from "../platform/db.ts";

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

/** How many of them are new: an event is kept once. In the order of their ids, so that two nodes never wait in a ring. */
export async function insertEvents(tx: Db, events: KeptEvent[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into webhook_events
      (gateway, event_id, event, charge_id, code_id, reference, plan_id, is_later_part, received_at, due_at)
    select gateway, "eventId", event, "chargeId", "codeId", reference, "planId", "isLaterPart", "receivedAt", "dueAt"
    from jsonb_to_recordset(${asRecords(events)}::jsonb) as told (
      gateway text, "eventId" text, event text, "chargeId" text, "codeId" text, reference text, "planId" text,
      "isLaterPart" boolean, "receivedAt" timestamptz, "dueAt" timestamptz)
    order by gateway, "eventId"
    on conflict (gateway, event_id) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

export async function claimDueEvents(db: Db, lease: Lease) {
  const rows = await claimDue(db, { table: "webhookEvents", key: ["gateway", "eventId"], count: "attempts" }, lease);
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
