import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { insertEvents, type StoredEvent } from "./webhook-store.ts";

export const PROCESS_EVENTS = "process-events";

export type GatewayEvent = Omit<StoredEvent, "receivedAt" | "dueAt">;

/** Keeps what the gateway told and rings the worker: one transaction, two statements, however much it told at once. */
export async function ingestEvents(
  { db, jobs, now }: Pick<Deps, "db" | "jobs" | "now">,
  events: GatewayEvent[],
): Promise<void> {
  const receivedAt = now();
  await inTransaction(db, async (tx) => {
    const stored = await insertEvents(
      tx,
      events.map((one) => ({ ...one, receivedAt, dueAt: receivedAt })),
    );
    if (stored > 0) await jobs.enqueue(tx, PROCESS_EVENTS, {});
  });
}
