import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { isDisputed, shownStatus } from "./shown-status.ts";

/** Recent card outcomes of all buyers: the signal of a card-testing attack. */
export async function countCardOutcomes(db: Db, since: Date): Promise<{ declined: number; approved: number }> {
  return db
    .selectFrom("payments")
    .select([
      sql<number>`count(*) filter (where failure = 'declined')::int`.as("declined"),
      sql<number>`count(*) filter (where ${shownStatus("payments")} in ('paid', 'received'))::int`.as("approved"),
    ])
    .where("createdAt", ">", since)
    .where("method", "=", "credit-card")
    .executeTakeFirstOrThrow();
}

export async function hasPaidSignedIn(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("payments")
    .select("id")
    .where("accountId", "=", accountId)
    .where("via", "=", "session")
    .where("status", "in", ["paid", "received"])
    .where((where) => where.not(isDisputed("payments")))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
