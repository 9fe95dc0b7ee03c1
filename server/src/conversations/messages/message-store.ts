import type { Message, Thread } from "@app/contract/conversations";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { ThreadKey } from "../threads/thread-key.ts";
import { type SealedMessage, sealedMessages } from "./sealed-messages.ts";

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
  const sealed = sealedMessages.seal(encryption, { ...key, id: message.id }, content);
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
    ...sealedMessages.open(encryption, { ...key, id: row.id, sealed }),
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

/** Two would do: more only say how often somebody asked. */
const MAX_LISTED = 50;

const withTeam = (db: Db, accountId: string) =>
  db.selectFrom("conversationMessages").where("accountId", "=", accountId).where("thread", "=", "team");

export async function findLastMemberMessage(
  db: Db,
  accountId: string,
): Promise<{ seq: number; sentAt: Date } | undefined> {
  const messages = withTeam(db, accountId).select(["seq", "sentAt"]).where("author", "=", "member");
  return messages.orderBy("seq", "desc").limit(1).executeTakeFirst();
}

export async function listTeamMoments(db: Db, accountId: string, afterSeq: number): Promise<Date[]> {
  const messages = withTeam(db, accountId).select("sentAt").where("author", "=", "team").where("seq", ">", afterSeq);
  const rows = await messages.orderBy("seq", "desc").limit(MAX_LISTED).execute();
  return rows.map(({ sentAt }) => sentAt).toReversed();
}

export type Question = { seq: number; id: string; sentAt: Date };

/** More questions than anybody leaves unanswered. */
const MAX_QUESTIONS = 200;

const messagesOf = (db: Db, { accountId, thread }: ThreadKey) =>
  db.selectFrom("conversationMessages").where("accountId", "=", accountId).where("thread", "=", thread);

/** A message of the member, by its id. */
export async function findQuestion(db: Db, key: ThreadKey, id: string): Promise<Question | undefined> {
  const messages = messagesOf(db, key).select(["seq", "id", "sentAt"]).where("id", "=", id);
  return messages.where("author", "=", "member").executeTakeFirst();
}

/** The place of the team's last message; 0 without one. */
export async function findLastAnswer(db: Db, key: ThreadKey): Promise<number> {
  const messages = messagesOf(db, key).select("seq").where("author", "=", "team");
  return (await messages.orderBy("seq", "desc").limit(1).executeTakeFirst())?.seq ?? 0;
}

/** The member's messages after a place, the oldest first. */
export const listQuestions = (db: Db, key: ThreadKey, after: number): Promise<Question[]> =>
  messagesOf(db, key)
    .select(["seq", "id", "sentAt"])
    .where("author", "=", "member")
    .where("seq", ">", after)
    .orderBy("seq")
    .limit(MAX_QUESTIONS)
    .execute();

/** Those of these ids that lines of the service have. */
export async function listLineIds(db: Db, key: ThreadKey, ids: readonly string[]): Promise<string[]> {
  const rows = await messagesOf(db, key)
    .select("id")
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .where("author", "=", "system")
    .execute();
  return rows.map(({ id }) => id);
}

type Asked = { id: string; withdrawalId: string };
export type AskedRow = { id: string; isAnswered: boolean; isWithdrawn: boolean };

/** How those of these messages stand that the member has sent to a thread. */
export async function listAsked(
  db: Db,
  { accountId, thread }: ThreadKey,
  asked: readonly Asked[],
): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select question.id,
      exists (select from conversation_messages as withdrawal
        where withdrawal.account_id = ${accountId} and withdrawal.id = asked.withdrawal_id) as is_withdrawn,
      exists (select from conversation_messages as answer
        where answer.account_id = ${accountId} and answer.thread = ${thread} and answer.author = 'team'
          and answer.seq > question.seq) as is_answered
    from unnest(${asked.map(({ id }) => id)}::uuid[], ${asked.map((one) => one.withdrawalId)}::uuid[])
      as asked (id, withdrawal_id)
    join conversation_messages as question
      on question.account_id = ${accountId} and question.id = asked.id
        and question.thread = ${thread} and question.author = 'member'`.execute(db);
  return rows;
}
