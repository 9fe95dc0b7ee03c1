import type { Message, Thread } from "@app/contract/conversations";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { ThreadKey } from "../threads/thread-key.ts";
import { messagePlace, openMessage, type SealedMessage } from "./message-place.ts";

export type StoredMessage = SealedMessage & {
  seq: number;
  id: string;
  author: Message["from"];
  sentAt: Date;
  askedAt: Date | null;
  dueAt: Date | null;
};

type NewMessage = Omit<StoredMessage, keyof SealedMessage> & { staffId: string | null; content: SealedMessage };

/** What the team or the service itself writes; a member's messages arrive by sync. */
export async function insertMessage(
  tx: Db,
  encryption: Encryption,
  key: ThreadKey,
  { content, ...message }: NewMessage,
): Promise<void> {
  const sealed = encryption.seal(messagePlace(key, message.id), JSON.stringify(content));
  await tx
    .insertInto("conversationMessages")
    .values({ ...key, ...message, sealed })
    .execute();
}

export async function hasMessage(db: Db, accountId: string, id: string): Promise<boolean> {
  const messages = db.selectFrom("conversationMessages").select("seq").where("accountId", "=", accountId);
  return (await messages.where("id", "=", id).executeTakeFirst()) !== undefined;
}

type Range = { before?: number | undefined; after?: number | undefined; limit: number };

/** In order: those that follow `after`, or else the newest, those before `before`. One read of the primary key. */
export async function listMessages(
  db: Db,
  encryption: Encryption,
  key: ThreadKey,
  { before, after, limit }: Range,
): Promise<StoredMessage[]> {
  const rows = await pageQuery(db, key, { before, after, limit }).execute();
  const ordered = after === undefined ? rows.toReversed() : rows;
  return ordered.map(({ sealed, author, ...row }) => ({
    ...row,
    author: author as StoredMessage["author"],
    ...openMessage(encryption, key, row.id, sealed),
  }));
}

export const pageQuery = (db: Db, { accountId, thread }: ThreadKey, { before, after, limit }: Range) =>
  db
    .selectFrom("conversationMessages")
    .select(["seq", "id", "author", "sealed", "sentAt", "askedAt", "dueAt"])
    .where("accountId", "=", accountId)
    .where("thread", "=", thread)
    .$if(after !== undefined, (query) => query.where("seq", ">", after ?? 0))
    .$if(before !== undefined, (query) => query.where("seq", "<", before ?? 0))
    .orderBy("seq", after === undefined ? "desc" : "asc")
    .limit(limit);

/** What the other side wrote after a mark, at most a hundred. */
export async function countUnread(
  db: Db,
  { accountId, thread }: ThreadKey,
  { side, after }: { side: "member" | "team"; after: number },
): Promise<number> {
  const others = side === "member" ? sql`author <> 'member'` : sql`author = 'member'`;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from conversation_messages
      where account_id = ${accountId} and thread = ${thread satisfies Thread} and seq > ${after} and ${others}
      limit 100) as unread`.execute(db);
  return rows[0]?.count ?? 0;
}
