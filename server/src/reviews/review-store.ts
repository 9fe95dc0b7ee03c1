import type { ReviewReply, WeeklyReview } from "@app/contract/reviews";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Encryption } from "../platform/encryption.ts";
import { type SealedReply, sealedReplies, sealedReviews } from "./sealed-reviews.ts";

export type SentReview = { id: string; week: string; sentAt: Date; score: number | null };
type ReadReview = { week: string; answers: WeeklyReview["answers"] };

/** The newest first. */
export const listReviews = (db: Db, accountId: string, limit: number): Promise<SentReview[]> =>
  db
    .selectFrom("weeklyReviews")
    .select(["id", "sentAt", "score"])
    .select(sql<string>`week::text`.as("week"))
    .where("accountId", "=", accountId)
    .orderBy("weeklyReviews.week", "desc")
    .limit(limit)
    .execute();

/** By account, when the oldest review arrived to which a reply is owed and not given. */
export async function listUnanswered(
  db: Db,
  accountIds: readonly string[],
): Promise<{ accountId: string; sentAt: Date }[]> {
  const { rows } = await sql<{ accountId: string; sentAt: Date }>`
    select account_id, min(sent_at) as sent_at from weekly_reviews r
    where account_id = any(${[...accountIds]}::uuid[]) and score is not null and not exists (
      select from review_replies a where a.account_id = r.account_id and a.id = r.id)
    group by account_id`.execute(db);
  return rows;
}

export async function readReviews(
  tx: Db,
  encryption: Encryption,
  accountId: string,
  weeks: readonly string[],
): Promise<ReadReview[]> {
  const rows = await tx
    .selectFrom("weeklyReviews")
    .select(["id", "sealed"])
    .select(sql<string>`week::text`.as("week"))
    .where("accountId", "=", accountId)
    .where(sql<boolean>`week = any(${[...weeks]}::date[])`)
    .execute();
  return rows.map(({ week, ...row }) => ({ week, answers: sealedReviews.open(encryption, { ...row, accountId }) }));
}

export async function hasReview(tx: Db, accountId: string, id: string): Promise<boolean> {
  const review = tx.selectFrom("weeklyReviews").select("id").where("accountId", "=", accountId).where("id", "=", id);
  return (await review.executeTakeFirst()) !== undefined;
}

export async function updateScore(tx: Db, accountId: string, week: string, score: number): Promise<void> {
  const reviews = tx.updateTable("weeklyReviews").set({ score }).where("accountId", "=", accountId);
  await reviews.where(sql<boolean>`week = ${week}::date`).execute();
}

export async function eraseReviews(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("weeklyReviews").where("accountId", "=", accountId).execute();
}

/** False when the review has its reply already. */
export async function insertReply(
  tx: Db,
  encryption: Encryption,
  { accountId, id, repliedAt, reply }: { accountId: string; id: string; repliedAt: Date; reply: SealedReply },
): Promise<boolean> {
  const sealed = sealedReplies.seal(encryption, { accountId, id }, reply);
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("reviewReplies")
    .values({ accountId, id, sealed, repliedAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** By the id of the review. */
export async function listReplies(
  db: Db,
  encryption: Encryption,
  accountId: string,
  ids: string[],
): Promise<Map<string, ReviewReply>> {
  const rows = await ofReviews(db, accountId, ids).select(["sealed", "repliedAt"]).execute();
  return new Map(
    rows.map(({ id, sealed, repliedAt }) => [
      id,
      { at: repliedAt.toISOString(), ...sealedReplies.open(encryption, { accountId, id, sealed }) },
    ]),
  );
}

export const listReplied = async (tx: Db, accountId: string, ids: string[]): Promise<string[]> =>
  (await ofReviews(tx, accountId, ids).execute()).map(({ id }) => id);

const ofReviews = (db: Db, accountId: string, ids: string[]) =>
  db
    .selectFrom("reviewReplies")
    .select("id")
    .where("accountId", "=", accountId)
    .where((where) => where("id", "=", where.fn.any(where.val(ids))));

export async function eraseReplies(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("reviewReplies").where("accountId", "=", accountId).execute();
}

export async function markReplyRead(
  db: Db,
  { accountId, id, readAt }: { accountId: string; id: string; readAt: Date },
): Promise<void> {
  const unread = db.updateTable("reviewReplies").set({ readAt }).where("readAt", "is", null);
  await unread.where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom("reviewReplies")
    .select(sql<number>`count(*)::int`.as("count"))
    .where("accountId", "=", accountId)
    .where("readAt", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}
