import { sql } from "kysely";
import type { Reader } from "./diary-readers.ts";
import type { reviewTables } from "./personal-data/reviews-tables.ts";

/** Weekly reviews and their replies, the newest first. */
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
  reviewSchedules: (db, { accountId }) =>
    db.selectFrom("reviewSchedules").selectAll().where("accountId", "=", accountId),
};
