import type { WeeklyReview } from "@app/contract/reviews";
import { sql } from "kysely";
import { asRecords, type Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { hex } from "../../platform/sealed-rows.ts";
import { fromUuid, toUuid } from "../../sync/record-columns.ts";
import type { Revisions, SavedRecord, StoredRecord } from "../../sync/record-kind.ts";
import { sealedReviews } from "../sealed-reviews.ts";

type Row = {
  id: string;
  week: string;
  weekHlc: string;
  sealed: Buffer;
  answersHlc: string;
  isContested: boolean;
  rev: string;
};

const selectReviews = (db: Db, accountId: string) =>
  db
    .selectFrom("weeklyReviews")
    .select(["id", "weekHlc", "sealed", "answersHlc", "isContested", "rev"])
    // The driver would make a moment of a calendar day.
    .select(sql<string>`week::text`.as("week"))
    .where("accountId", "=", accountId);

/** Reviews as sync knows them, with values sealed on their way in and opened on their way out. */
export const createReviewStore = (encryption: Encryption) => ({
  async load(tx: Db, accountId: string, ids: string[]): Promise<StoredRecord[]> {
    const rows = await selectReviews(tx, accountId)
      .where((where) => where("id", "=", where.fn.any(where.val(ids))))
      .execute();
    return rows.map((row) => recordOf(encryption, accountId, row));
  },

  async listChanges(db: Db, accountId: string, { after }: Revisions, limit: number): Promise<StoredRecord[]> {
    const rows = await selectReviews(db, accountId)
      .where("rev", ">", String(after))
      .orderBy("rev")
      .limit(limit)
      .execute();
    return rows.map((row) => recordOf(encryption, accountId, row));
  },

  /** All in one statement. */
  async save(tx: Db, accountId: string, records: SavedRecord[]): Promise<void> {
    const rows = records.map(({ id, rev, fields: { week, answers }, isContested, savedAt }) => ({
      id,
      rev,
      week: week?.value,
      week_hlc: week && toUuid(week.hlc),
      sealed:
        answers && hex(sealedReviews.seal(encryption, { accountId, id }, answers.value as WeeklyReview["answers"])),
      answers_hlc: answers && toUuid(answers.hlc),
      is_contested: isContested,
      saved_at: savedAt,
    }));
    await sql`
      insert into weekly_reviews
        (account_id, id, week, week_hlc, sealed, answers_hlc, is_contested, rev, saved_at, sent_at)
      select ${accountId}, id, week, week_hlc, sealed, answers_hlc, is_contested, rev, saved_at, saved_at
      from jsonb_to_recordset(${asRecords(rows)}::jsonb) as r (
        id uuid, week date, week_hlc uuid, sealed bytea, answers_hlc uuid, is_contested boolean, rev bigint,
        saved_at timestamptz)
      on conflict (account_id, id) do update set
        week_hlc = excluded.week_hlc, sealed = excluded.sealed, answers_hlc = excluded.answers_hlc,
        is_contested = excluded.is_contested, rev = excluded.rev, saved_at = excluded.saved_at
    `.execute(tx);
  },
});

const recordOf = (
  encryption: Encryption,
  accountId: string,
  { id, week, weekHlc, sealed, answersHlc, isContested, rev }: Row,
): StoredRecord => ({
  id,
  rev: Number(rev),
  fields: {
    week: { value: week, hlc: fromUuid(weekHlc) },
    answers: { value: sealedReviews.open(encryption, { accountId, id, sealed }), hlc: fromUuid(answersHlc) },
  },
  deleted: null,
  isContested,
});
