import type { Deps } from "../deps.ts";
import { insertEvent, type KeptEvent } from "./webhook-store.ts";

export const SETTLE_EVENTS = "settle-events";

export type GatewayNews = Omit<KeptEvent, "receivedAt" | "dueAt">;

/** Keeps what the gateway told and rings the worker: one transaction, two statements. */
export async function keepEvent(
  { db, jobs, now }: Pick<Deps, "db" | "jobs" | "now">,
  news: GatewayNews,
): Promise<void> {
  const receivedAt = now();
  await db.transaction().execute(async (tx) => {
    const isNew = await insertEvent(tx, { ...news, receivedAt, dueAt: receivedAt });
    if (isNew) await jobs.enqueue(tx, SETTLE_EVENTS, {});
  });
}
