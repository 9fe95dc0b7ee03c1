import { inTransaction } from "../../platform/database/db.ts";
import type { Deps } from "../deps.ts";
import { insertEvents, type StoredEvent } from "./event-store.ts";

export const PROCESS_EVENTS = "process-events";

export type GatewayEvent = Omit<StoredEvent, "receivedAt" | "dueAt">;

/** Stores a batch of events and enqueues their job: one transaction of two statements, whatever the batch's size. */
export async function ingestEvents(
  { db, jobs, now }: Pick<Deps, "db" | "jobs" | "now">,
  events: GatewayEvent[],
): Promise<void> {
  const receivedAt = now();
  await inTransaction(db, async (tx) => {
    const stored = await insertEvents(
      tx,
      events.map((event) => ({ ...event, receivedAt, dueAt: receivedAt })),
    );
    if (stored > 0) await jobs.enqueue(tx, PROCESS_EVENTS, {});
  });
}
