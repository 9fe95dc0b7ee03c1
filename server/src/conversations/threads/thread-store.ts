import type { CorrespondentRole, Thread } from "@app/contract/conversations";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
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
