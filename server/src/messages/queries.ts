import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { ageInSeconds } from "../platform/time.ts";
import { CHANNELS, type Channel } from "./channels.ts";
import type { Deps } from "./deps.ts";
import { countNotices } from "./notices/notice-store.ts";
import type { Outgoing } from "./templates/catalogue.ts";

type MessageCount = { channel: Channel; due: number; oldest: Date | null; deadLettered: number };

/** The backlog without what waits for its hour, and what was dead-lettered since then and needs an operator. */
async function countMessages(db: Db, { now, since }: { now: Date; since: Date }): Promise<MessageCount[]> {
  const waiting = await db
    .selectFrom("messages")
    .select(["channel", sql<number>`count(*)::int`.as("due")])
    // Whoever waited for their hour waits for the worker since then.
    .select(sql<Date | null>`min(greatest(created_at, held_until))`.as("oldest"))
    .where("status", "=", "due")
    .where((where) => where.or([where("heldUntil", "is", null), where("heldUntil", "<=", now)]))
    .groupBy("channel")
    .execute();
  const deadLettered = await db
    .selectFrom("messages")
    .select(["channel", sql<number>`count(*)::int`.as("deadLettered")])
    .where("status", "=", "dead-lettered")
    .where("settledAt", ">=", since)
    .groupBy("channel")
    .execute();
  return CHANNELS.map((channel) => ({
    channel,
    due: waiting.find((count) => count.channel === channel)?.due ?? 0,
    oldest: waiting.find((count) => count.channel === channel)?.oldest ?? null,
    deadLettered: deadLettered.find((count) => count.channel === channel)?.deadLettered ?? 0,
  }));
}

/** The backlog of each channel and its age, and what was dead-lettered since then. */
export async function messageMetrics({ db, now }: Pick<Deps, "db" | "now">, since: Date) {
  const counted = await countMessages(db, { now: now(), since });
  return counted.map(({ oldest, ...metrics }) => ({ ...metrics, oldestSeconds: ageInSeconds(oldest, now()) }));
}

/** Notices that wait for their hour, and those of which a newer one went in their place. */
export const noticeMetrics = ({ db, now }: Pick<Deps, "db" | "now">, since: Date) =>
  countNotices(db, { now: now(), since });

/** When messages of these templates about an account were sent, since then; oldest first. */
export async function listSent(
  db: Db,
  { accountId, templates, since }: { accountId: string; templates: readonly Outgoing["template"][]; since: Date },
): Promise<Date[]> {
  const rows = await db
    .selectFrom("messages")
    .select("settledAt")
    .where("accountId", "=", accountId)
    .where((where) => where("template", "=", where.fn.any(where.val([...templates]))))
    .where("status", "=", "sent")
    .where("settledAt", ">", since)
    .orderBy("settledAt")
    .execute();
  return rows.map(({ settledAt }) => settledAt).filter((at) => at !== null);
}
