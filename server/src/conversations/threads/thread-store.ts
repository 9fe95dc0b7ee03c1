import type { CorrespondentRole, Thread } from "@app/contract/conversations";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { sealedReplyDrafts } from "../messages/sealed-messages.ts";
import type { ThreadKey } from "./thread-key.ts";

export type StoredThread = ThreadKey & {
  lastSeq: number;
  lastAt: Date;
  readByMember: number;
  readByTeam: number;
  holder: CorrespondentRole | null;
  waitingSince: Date | null;
  /** Messages to which an answer was promised. */
  promisedFor: string[];
};

export async function findThread(db: Db, { accountId, thread }: ThreadKey): Promise<StoredThread | undefined> {
  const row = db.selectFrom("conversations").selectAll().where("accountId", "=", accountId);
  return (await row.where("thread", "=", thread).executeTakeFirst()) as StoredThread | undefined;
}

/** The places of the next messages, the first of them; the thread begins with its first message. */
export async function takeSeqs(tx: Db, key: ThreadKey, { count, at }: { count: number; at: Date }): Promise<number> {
  const { lastSeq } = await tx
    .insertInto("conversations")
    .values({ ...key, lastSeq: count, lastAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(["accountId", "thread"])
        .doUpdateSet({ lastSeq: sql`conversations.last_seq + ${count}`, lastAt: at }),
    )
    .returning("lastSeq")
    .executeTakeFirstOrThrow();
  return lastSeq - count + 1;
}

export async function updateThread(
  tx: Db,
  { accountId, thread }: ThreadKey,
  changed: Partial<Pick<StoredThread, "holder" | "waitingSince" | "promisedFor">>,
): Promise<void> {
  const threads = tx.updateTable("conversations").set(changed).where("accountId", "=", accountId);
  await threads.where("thread", "=", thread).execute();
}

/** The mark as it is afterwards: never beyond the last message, never back. Undefined without a thread. */
export async function raiseMark(
  tx: Db,
  { accountId, thread }: ThreadKey,
  side: "member" | "team",
  seq: number,
): Promise<number | undefined> {
  const column = side === "member" ? "readByMember" : "readByTeam";
  const row = await tx
    .updateTable("conversations")
    .set({ [column]: sql`greatest(${sql.ref(column)}, least(${seq}::bigint, last_seq))` })
    .where("accountId", "=", accountId)
    .where("thread", "=", thread)
    .returning(column)
    .executeTakeFirst();
  return row?.[column];
}

type WaitingThread = Pick<StoredThread, "accountId" | "waitingSince" | "holder" | "promisedFor">;

export async function listWaiting(db: Db, thread: Thread, accountIds: readonly string[]): Promise<WaitingThread[]> {
  const rows = await db
    .selectFrom("conversations")
    .select(["accountId", "waitingSince", "holder", "promisedFor"])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("thread", "=", thread)
    .where("waitingSince", "is not", null)
    .execute();
  return rows as WaitingThread[];
}

/** When the first message of each thread was sent. */
export const listFirstTimes = (
  db: Db,
  thread: Thread,
  accountIds: readonly string[],
): Promise<{ accountId: string; sentAt: Date }[]> =>
  db
    .selectFrom("conversationMessages")
    .select(["accountId", "sentAt"])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("thread", "=", thread)
    .where("seq", "=", 1)
    .execute();

export async function countWaiting(db: Db): Promise<{ thread: string; count: number; oldest: Date | null }[]> {
  return db
    .selectFrom("conversations")
    .select(["thread", sql<number>`count(*)::int`.as("count"), sql<Date | null>`min(waiting_since)`.as("oldest")])
    .where("waitingSince", "is not", null)
    .groupBy("thread")
    .execute();
}

/** The thread, its messages and what is unsent in it. */
export async function eraseThread(tx: Db, { accountId, thread }: ThreadKey): Promise<void> {
  for (const table of ["conversationMessages", "conversationDrafts", "conversations"] as const)
    await tx.deleteFrom(table).where("accountId", "=", accountId).where("thread", "=", thread).execute();
}

type SupportRow = Pick<StoredThread, "accountId" | "lastAt" | "waitingSince" | "promisedFor"> & {
  unread: number;
};

/** Threads with support: those that wait, the longest first, and then the newest of the others. */
export async function listSupport(db: Db, limit: number): Promise<SupportRow[]> {
  const waiting = await select(db, sql`waiting_since is not null order by waiting_since limit ${limit}`);
  const left = limit - waiting.length;
  return left > 0
    ? [...waiting, ...(await select(db, sql`waiting_since is null order by last_at desc limit ${left}`))]
    : waiting;
}

async function select(db: Db, which: RawBuilder<unknown>): Promise<SupportRow[]> {
  const { rows } = await sql<SupportRow>`
    select c.account_id, c.last_at, c.waiting_since, c.promised_for, (
      select count(*)::int from (
        select from conversation_messages m
        where m.account_id = c.account_id and m.thread = 'support' and m.seq > c.read_by_team and m.author = 'member'
        limit 100) as own) as unread
    from conversations c where thread = 'support' and ${which}`.execute(db);
  return rows;
}

export type DraftKey = ThreadKey & { staffId: string };

export async function upsertDraft(
  tx: Db,
  encryption: Encryption,
  { text, savedAt, ...key }: DraftKey & { text: string; savedAt: Date },
): Promise<void> {
  const sealed = sealedReplyDrafts.seal(encryption, key, text);
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
  return row && { text: sealedReplyDrafts.open(encryption, { ...key, sealed: row.sealed }), savedAt: row.savedAt };
}

export async function removeDraft(tx: Db, { accountId, thread, staffId }: DraftKey): Promise<void> {
  const drafts = tx.deleteFrom("conversationDrafts").where("accountId", "=", accountId).where("thread", "=", thread);
  await drafts.where("staffId", "=", staffId).execute();
}
