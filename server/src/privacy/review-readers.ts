import { sql } from "kysely";
import type { Reader } from "./diary-readers.ts";
import type { reviewTables } from "./personal-data/reviews-tables.ts";

/** Weekly reviews with their replies, and pauses of the plan, the newest first. */
export const reviewReaders: Record<keyof typeof reviewTables, Reader> = {
  weeklyReviews: (db, { accountId }) =>
    db
      .selectFrom("weeklyReviews")
      .selectAll()
      .select(sql<string>`week::text`.as("week"))
      .where("accountId", "=", accountId)
      .orderBy("sentAt", "desc"),
  reviewReplies: (db, { accountId }) =>
    db.selectFrom("reviewReplies").selectAll().where("accountId", "=", accountId).orderBy("repliedAt", "desc"),
  planPauses: (db, { accountId }) =>
    db
      .selectFrom("planPauses")
      .selectAll()
      .select([
        sql<string>`from_day::text`.as("fromDay"),
        sql<string>`to_day::text`.as("toDay"),
        sql<string | null>`ended_on::text`.as("endedOn"),
      ])
      .where("accountId", "=", accountId)
      .orderBy("startsAt", "desc"),
  reviewSchedules: (db, { accountId }) =>
    db.selectFrom("reviewSchedules").selectAll().where("accountId", "=", accountId),
};
