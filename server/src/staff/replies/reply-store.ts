import { type CannedReply, MAX_OWN_REPLIES } from "@app/contract/staff/conversations";
import type { Db } from "../../platform/database/db.ts";

type OwnReply = { staffId: string; id: string; title: string; text: string; savedAt: Date };

/** By title. */
export async function listOwnReplies(db: Db, staffId: string): Promise<CannedReply[]> {
  const rows = await db
    .selectFrom("cannedReplies")
    .select(["id", "title", "text"])
    .where("staffId", "=", staffId)
    .orderBy("title")
    .orderBy("id")
    .limit(MAX_OWN_REPLIES)
    .execute();
  return rows.map(({ id, title, text }) => ({ _id: id, title, text, isMine: true }));
}

export async function saveReplyRow(tx: Db, { staffId, id, ...reply }: OwnReply): Promise<void> {
  await tx
    .insertInto("cannedReplies")
    .values({ staffId, id, ...reply })
    .onConflict((conflict) => conflict.columns(["staffId", "id"]).doUpdateSet(reply))
    .execute();
}

export async function deleteReplyRow(tx: Db, staffId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("cannedReplies")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
