import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { draftPlace } from "../messages/message-place.ts";
import type { ThreadKey } from "../threads/thread-key.ts";

export type DraftKey = ThreadKey & { staffId: string };

export async function upsertDraft(
  tx: Db,
  encryption: Encryption,
  { text, savedAt, ...key }: DraftKey & { text: string; savedAt: Date },
): Promise<void> {
  const sealed = encryption.seal(draftPlace(key, key.staffId), text);
  await tx
    .insertInto("conversationDrafts")
    .values({ ...key, sealed, savedAt })
    .onConflict((conflict) => conflict.columns(["accountId", "thread", "staffId"]).doUpdateSet({ sealed, savedAt }))
    .execute();
}

export async function selectDraft(
  db: Db,
  encryption: Encryption,
  key: DraftKey,
): Promise<{ text: string; savedAt: Date } | undefined> {
  const row = await db
    .selectFrom("conversationDrafts")
    .select(["sealed", "savedAt"])
    .where("accountId", "=", key.accountId)
    .where("thread", "=", key.thread)
    .where("staffId", "=", key.staffId)
    .executeTakeFirst();
  return row && { text: encryption.open(draftPlace(key, key.staffId), row.sealed), savedAt: row.savedAt };
}

export async function removeDraft(tx: Db, { accountId, thread, staffId }: DraftKey): Promise<void> {
  const drafts = tx.deleteFrom("conversationDrafts").where("accountId", "=", accountId).where("thread", "=", thread);
  await drafts.where("staffId", "=", staffId).execute();
}
