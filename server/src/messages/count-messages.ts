import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { CHANNELS, type Channel } from "./channels.ts";

export type MessageCount = { channel: Channel; due: number; oldest: Date | null; deadLettered: number };

/** The backlog without what waits for its hour, and what was dead-lettered since then and needs an operator. */
export async function countMessages(db: Db, { now, since }: { now: Date; since: Date }): Promise<MessageCount[]> {
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
