import type { ReviewReply } from "@app/contract/reviews";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import type { Encryption } from "../platform/encryption.ts";
import { openReply, replyPlace, type SealedReply } from "./review-place.ts";

/** False when the review has its reply already. */
export async function insertReply(
  tx: Db,
  encryption: Encryption,
  { accountId, id, repliedAt, reply }: { accountId: string; id: string; repliedAt: Date; reply: SealedReply },
): Promise<boolean> {
  const sealed = encryption.seal(replyPlace(accountId, id), JSON.stringify(reply));
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
      { at: repliedAt.toISOString(), ...openReply(encryption, accountId, id, sealed) },
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
