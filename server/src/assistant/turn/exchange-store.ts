import type { AnswerStatus, BasicReason, Block } from "@app/contract/assistant";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { sealedBlocks } from "./sealed-blocks.ts";

export type StoredMessage = {
  seq: number;
  id: string;
  author: "member" | "assistant";
  status: AnswerStatus;
  basic: BasicReason | null;
  leaseUntil: Date | null;
  at: Date;
  blocks: Block[];
};

const COLUMNS = ["seq", "id", "author", "status", "basic", "leaseUntil", "at", "sealed"] as const;

export async function insertMessages(
  tx: Db,
  encryption: Encryption,
  accountId: string,
  messages: readonly StoredMessage[],
): Promise<void> {
  const rows = messages.map(({ blocks, ...message }) => ({
    ...message,
    accountId,
    sealed: sealedBlocks.seal(encryption, { accountId, id: message.id }, blocks),
  }));
  await tx.insertInto("assistantMessages").values(rows).execute();
}

export async function findMessage(
  db: Db,
  encryption: Encryption,
  accountId: string,
  id: string,
): Promise<StoredMessage | undefined> {
  const rows = db.selectFrom("assistantMessages").select(COLUMNS).where("accountId", "=", accountId);
  const row = await rows.where("id", "=", id).executeTakeFirst();
  return row && opened(encryption, accountId, row);
}

/** Of a stored question. */
export async function findAnswerTo(
  db: Db,
  encryption: Encryption,
  accountId: string,
  questionSeq: number,
): Promise<StoredMessage | undefined> {
  const rows = db.selectFrom("assistantMessages").select(COLUMNS).where("accountId", "=", accountId);
  const row = await rows.where("seq", "=", questionSeq + 1).executeTakeFirst();
  return row && opened(encryption, accountId, row);
}

/** In order, the newest ones before a place. One read of the primary key. */
export async function listBefore(
  db: Db,
  encryption: Encryption,
  accountId: string,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<StoredMessage[]> {
  const rows = await db
    .selectFrom("assistantMessages")
    .select(COLUMNS)
    .where("accountId", "=", accountId)
    .$if(before !== undefined, (query) => query.where("seq", "<", before ?? 0))
    .orderBy("seq", "desc")
    .limit(limit)
    .execute();
  return rows.toReversed().map((row) => opened(encryption, accountId, row));
}

/** When the member last asked. One read of the primary key, from its end. */
export async function findLastAsked(db: Db, accountId: string): Promise<Date | null> {
  const questions = db.selectFrom("assistantMessages").select("at").where("accountId", "=", accountId);
  const last = await questions.where("author", "=", "member").orderBy("seq", "desc").limit(1).executeTakeFirst();
  return last?.at ?? null;
}

type Progress = Pick<StoredMessage, "blocks" | "status" | "basic">;

/** False when nobody waits for it any more: it was deleted, or its lease ended and it was given up. */
export async function saveAnswer(
  db: Db,
  encryption: Encryption,
  { accountId, id }: { accountId: string; id: string },
  { blocks, status, basic }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("assistantMessages")
    .set({ status, basic, sealed: sealedBlocks.seal(encryption, { accountId, id }, blocks) })
    .$if(status !== "streaming", (query) => query.set({ leaseUntil: null }))
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .where("status", "=", "streaming")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of an answer that is done: what a later act of the member adds to it. */
export async function replaceBlocks(
  tx: Db,
  encryption: Encryption,
  { accountId, id }: { accountId: string; id: string },
  blocks: readonly Block[],
): Promise<void> {
  const sealed = sealedBlocks.seal(encryption, { accountId, id }, blocks);
  const message = tx.updateTable("assistantMessages").set({ sealed }).where("accountId", "=", accountId);
  await message.where("id", "=", id).execute();
}

/** Answers whose lease ended, at most `limit`; what was said of them stays. Returns how many. */
export async function failAbandoned(db: Db, now: Date, limit: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update assistant_messages set status = 'failed', lease_until = null
    where (account_id, seq) in (
      select account_id, seq from assistant_messages
      where lease_until <= ${now} order by lease_until limit ${limit} for update skip locked)`.execute(db);
  return Number(numAffectedRows);
}

/** The question and its answer, whichever of the two is named. Returns their ids. */
export async function deletePair(tx: Db, accountId: string, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from assistant_messages using (
      select seq - 1 + seq % 2 as first from assistant_messages where account_id = ${accountId} and id = ${id}) as pair
    where account_id = ${accountId} and seq in (pair.first, pair.first + 1)
    returning assistant_messages.id`.execute(tx);
  return rows.map((row) => row.id);
}

export async function deleteMessages(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("assistantMessages").where("accountId", "=", accountId).execute();
}

type Row = Omit<StoredMessage, "blocks" | "author" | "status" | "basic"> & {
  author: string;
  status: string;
  basic: string | null;
  sealed: Buffer;
};

const opened = (encryption: Encryption, accountId: string, { sealed, ...row }: Row): StoredMessage => ({
  ...row,
  author: row.author as StoredMessage["author"],
  status: row.status as AnswerStatus,
  basic: row.basic as BasicReason | null,
  blocks: [...sealedBlocks.open(encryption, { accountId, id: row.id, sealed })],
});

/** The number of a new question; its answer has the next. */
export async function nextQuestionSeq(tx: Db, accountId: string): Promise<number> {
  const { lastSeq } = await tx
    .insertInto("assistantThreads")
    .values({ accountId, lastSeq: 2 })
    .onConflict((conflict) =>
      conflict.column("accountId").doUpdateSet({ lastSeq: sql`assistant_threads.last_seq + 2` }),
    )
    .returning("lastSeq")
    .executeTakeFirstOrThrow();
  return lastSeq - 1;
}

export async function eraseThread(tx: Db, accountId: string): Promise<void> {
  for (const table of ["assistantMessages", "assistantThreads"] as const)
    await tx.deleteFrom(table).where("accountId", "=", accountId).execute();
}
