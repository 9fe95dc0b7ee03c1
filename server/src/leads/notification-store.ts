import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { addMs, DAY_MS } from "../platform/time/durations.ts";

/** Advisory lock: one worker at a time uses the hour's limit. */
export async function lockNotifications(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team_notifications', 0))`.execute(tx);
}

export async function countNotifications(tx: Db, since: Date): Promise<{ leads: number; digests: number }> {
  return tx
    .selectFrom("teamNotifications")
    .select([
      sql<number>`count(*) filter (where kind = 'lead')::int`.as("leads"),
      sql<number>`count(*) filter (where kind = 'digest')::int`.as("digests"),
    ])
    .where("queuedAt", ">", since)
    .executeTakeFirstOrThrow();
}

/** Rows older than a day no longer count. */
export async function insertNotification(tx: Db, kind: "lead" | "digest", queuedAt: Date): Promise<void> {
  await tx.deleteFrom("teamNotifications").where("queuedAt", "<", addMs(queuedAt, -DAY_MS)).execute();
  await tx.insertInto("teamNotifications").values({ kind, queuedAt }).execute();
}
