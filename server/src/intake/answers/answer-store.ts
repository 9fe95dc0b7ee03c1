import { type Selectable, sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { IntakeAnswers } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { hex } from "../../platform/sealed-rows.ts";
import { fromUuid, toUuid } from "../../sync/record-columns.ts";
import type { Revisions, SavedRecord, StoredRecord } from "../../sync/record-kind.ts";
import { answerPlace, openAnswer } from "./answer-place.ts";

const columns = ["id", "sealed", "hlc", "deletedHlc", "isContested", "rev"] as const;
type Row = Pick<Selectable<IntakeAnswers>, (typeof columns)[number]>;

/** The stored answers, with values sealed on their way in and opened on their way out. */
export const createAnswerStore = (encryption: Encryption) => ({
  async load(tx: Db, accountId: string, ids: string[]): Promise<StoredRecord[]> {
    const rows = await tx
      .selectFrom("intakeAnswers")
      .select(columns)
      .where("accountId", "=", accountId)
      .where((where) => where("id", "=", where.fn.any(where.val(ids))))
      .execute();
    return rows.map((row) => recordOf(encryption, accountId, row));
  },

  async listChanges(db: Db, accountId: string, { after }: Revisions, limit: number): Promise<StoredRecord[]> {
    const rows = await db
      .selectFrom("intakeAnswers")
      .select(columns)
      .where("accountId", "=", accountId)
      .where("rev", ">", String(after))
      .orderBy("rev")
      .limit(limit)
      .execute();
    return rows.map((row) => recordOf(encryption, accountId, row));
  },

  /** All in one statement. A record that stays deleted keeps the time of its deletion. */
  async save(tx: Db, accountId: string, records: SavedRecord[]): Promise<void> {
    const rows = records.map(({ id, rev, fields: { answer }, deleted, isContested, deletedAt, savedAt }) => ({
      id,
      rev,
      sealed: answer && hex(encryption.seal(answerPlace(accountId, id), JSON.stringify(answer.value))),
      hlc: answer && toUuid(answer.hlc),
      deleted_hlc: deleted && toUuid(deleted),
      deleted_at: deletedAt,
      is_contested: isContested,
      saved_at: savedAt,
    }));
    await sql`
      insert into intake_answers
        (account_id, id, sealed, hlc, deleted_hlc, deleted_at, is_contested, rev, saved_at)
      select ${accountId}, id, sealed, hlc, deleted_hlc, deleted_at, is_contested, rev, saved_at
      from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (
        id uuid, sealed bytea, hlc uuid, deleted_hlc uuid, deleted_at timestamptz, is_contested boolean, rev bigint,
        saved_at timestamptz)
      on conflict (account_id, id) do update set
        sealed = excluded.sealed, hlc = excluded.hlc, deleted_hlc = excluded.deleted_hlc,
        is_contested = excluded.is_contested, rev = excluded.rev, saved_at = excluded.saved_at,
        deleted_at =
          case when excluded.deleted_at is not null then coalesce(intake_answers.deleted_at, excluded.deleted_at) end
    `.execute(tx);
  },
});

/** The stored answers of several members, opened, by account. */
export async function listAnswersOf(
  db: Db,
  encryption: Encryption,
  accountIds: readonly string[],
): Promise<Map<string, StoredRecord[]>> {
  const rows = await db
    .selectFrom("intakeAnswers")
    .select([...columns, "accountId"])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .orderBy("rev")
    .execute();
  const records = new Map<string, StoredRecord[]>();
  for (const [accountId, own] of Map.groupBy(rows, (row) => row.accountId))
    records.set(
      accountId,
      own.map((row) => recordOf(encryption, accountId, row)),
    );
  return records;
}

export async function eraseAnswers(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("intakeAnswers").where("accountId", "=", accountId).execute();
}

function recordOf(
  encryption: Encryption,
  accountId: string,
  { id, sealed, hlc, deletedHlc, isContested, rev }: Row,
): StoredRecord {
  return {
    id,
    rev: Number(rev),
    fields:
      sealed && hlc ? { answer: { value: openAnswer(encryption, accountId, id, sealed), hlc: fromUuid(hlc) } } : {},
    deleted: deletedHlc && fromUuid(deletedHlc),
    isContested,
  };
}

/** Deleted ones count: the member has begun. */
export async function hasAnswers(db: Db, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom("intakeAnswers")
    .select("id")
    .where("accountId", "=", accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the server last stored one of these answers. */
export async function findNewestSaved(db: Db, accountId: string, ids: readonly string[]): Promise<Date | null> {
  const row = await db
    .selectFrom("intakeAnswers")
    .select((from) => from.fn.max("savedAt").as("savedAt"))
    .where("accountId", "=", accountId)
    .where((where) => where("id", "=", where.fn.any(where.val([...ids]))))
    .executeTakeFirst();
  return row?.savedAt ?? null;
}
