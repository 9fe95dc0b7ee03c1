import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Fact } from "./progress.ts";

/** Idempotent: the same fact twice on one day is one row. */
export async function insertFact(
  tx: Db,
  fact: { accountId: string; kind: Fact; onDay: string; recordedAt: Date },
): Promise<void> {
  await tx
    .insertInto("programmeFacts")
    .values(fact)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One row per kind, so the result is bounded however many days there are. */
export async function summariseFacts(db: Db, accountId: string, since: Date) {
  return db
    .selectFrom("programmeFacts")
    .select((from) => ["kind", from.fn.min("recordedAt").as("firstAt")])
    .select(sql<number>`count(*) filter (where recorded_at >= ${since})::int`.as("days"))
    .where("accountId", "=", accountId)
    .groupBy("kind")
    .execute();
}
