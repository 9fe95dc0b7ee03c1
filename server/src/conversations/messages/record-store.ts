import type { SentMessage, Thread } from "@app/contract/conversations";
import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { hex } from "../../platform/sealed-rows.ts";
import { addMs, DAY_MS } from "../../platform/time.ts";
import { fromUuid, toUuid } from "../../sync/record-columns.ts";
import type { Revisions, SavedRecord, StoredRecord } from "../../sync/record-kind.ts";
import { takeSeqs } from "../threads/thread-store.ts";
import { sealedMessages } from "./sealed-messages.ts";

/** A device keeps what it sent in these days; the rest it reads page by page with the thread. */
const KEPT_MS = 14 * DAY_MS;

type Row = { thread: string; id: string; sealed: Buffer; hlc: string | null; rev: string | null };

const selectOwn = (db: Db, accountId: string) =>
  db
    .selectFrom("conversationMessages")
    .select(["thread", "id", "sealed", "hlc", "rev"])
    .where("accountId", "=", accountId)
    .where("author", "=", "member");

/** A member's messages as sync knows them, sealed on their way in and opened on their way out. */
export const createMessageStore = (encryption: Encryption) => ({
  async load(tx: Db, accountId: string, ids: string[]): Promise<StoredRecord[]> {
    const rows = await selectOwn(tx, accountId)
      .where((where) => where("id", "=", where.fn.any(where.val(ids))))
      .execute();
    return rows.map((row) => recordOf(encryption, accountId, row));
  },

  async listChanges(
    db: Db,
    accountId: string,
    { after }: Revisions,
    limit: number,
    now = new Date(),
  ): Promise<StoredRecord[]> {
    const rows = await selectOwn(db, accountId)
      .where("sentAt", ">", addMs(now, -KEPT_MS))
      .where("rev", ">", String(after))
      .orderBy("rev")
      .limit(limit)
      .execute();
    return rows.map((row) => recordOf(encryption, accountId, row));
  },

  /** Each thread's in the order in which the device wrote them. The caller holds the account's head. */
  async save(tx: Db, accountId: string, records: SavedRecord[]): Promise<void> {
    const sent = records.map((record) => ({ ...record, ...messageOf(record) }));
    for (const [thread, messages] of Map.groupBy(sent, (message) => message.thread)) {
      const at = messages[0]?.savedAt ?? new Date();
      const first = await takeSeqs(tx, { accountId, thread }, { count: messages.length, at });
      const rows = messages.map(({ id, rev, text, fields, savedAt }, index) => ({
        seq: first + index,
        id,
        rev,
        sealed: hex(sealedMessages.seal(encryption, { accountId, thread, id }, { text })),
        hlc: fields["text"] && toUuid(fields["text"].hlc),
        sent_at: savedAt,
      }));
      await sql`
        insert into conversation_messages (account_id, thread, seq, id, author, sealed, sent_at, hlc, rev)
        select ${accountId}, ${thread}, seq, id, 'member', sealed, sent_at, hlc, rev
        from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (
          seq int, id uuid, rev bigint, sealed bytea, hlc uuid, sent_at timestamptz)`.execute(tx);
    }
  },
});

/** Both are there: a put has all fields, and no later one changes them. */
const messageOf = ({ fields: { thread, text } }: SavedRecord): SentMessage => ({
  thread: thread?.value as Thread,
  text: text?.value as string,
});

function recordOf(encryption: Encryption, accountId: string, { thread, id, sealed, hlc, rev }: Row): StoredRecord {
  const clock = fromUuid(hlc ?? "");
  const { text } = sealedMessages.open(encryption, { accountId, thread: thread as Thread, id, sealed });
  return {
    id,
    rev: Number(rev),
    fields: { thread: { value: thread, hlc: clock }, text: { value: text, hlc: clock } },
    deleted: null,
    isContested: false,
  };
}
