import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { ThreadKey } from "../threads/thread-key.ts";

export type Question = { seq: number; id: string; sentAt: Date };

/** More questions than anybody leaves unanswered. */
const MAX_LISTED = 200;

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
    .limit(MAX_LISTED)
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
