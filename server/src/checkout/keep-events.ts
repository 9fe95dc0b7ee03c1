import type { Deps } from "../deps.ts";
import { inTransaction } from "../platform/db.ts";
import { insertEvents, type KeptEvent } from "./webhook-store.ts";

export const SETTLE_EVENTS = "settle-events";

export type GatewayNews = Omit<KeptEvent, "receivedAt" | "dueAt">;

/** Keeps what the gateway told and rings the worker: one transaction, two statements, however much it told at once. */
export async function keepEvents(
  { db, jobs, now }: Pick<Deps, "db" | "jobs" | "now">,
  news: GatewayNews[],
): Promise<void> {
  const receivedAt = now();
  await inTransaction(db, async (tx) => {
    const kept = await insertEvents(
      tx,
      news.map((one) => ({ ...one, receivedAt, dueAt: receivedAt })),
    );
    if (kept > 0) await jobs.enqueue(tx, SETTLE_EVENTS, {});
  });
}
