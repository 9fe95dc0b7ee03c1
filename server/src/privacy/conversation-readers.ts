import type { Reader } from "./diary-readers.ts";
import type { conversationTables } from "./personal-data/conversation-tables.ts";

/** Both threads, each message in its order. */
export const conversationReaders: Record<keyof typeof conversationTables, Reader> = {
  conversations: (db, { accountId }) =>
    db.selectFrom("conversations").selectAll().where("accountId", "=", accountId).orderBy("thread"),
  conversationMessages: (db, { accountId }) =>
    db
      .selectFrom("conversationMessages")
      .selectAll()
      .where("accountId", "=", accountId)
      .orderBy("thread")
      .orderBy("seq"),
  conversationDrafts: (db, { accountId }) =>
    db.selectFrom("conversationDrafts").selectAll().where("accountId", "=", accountId).orderBy("savedAt", "desc"),
};
