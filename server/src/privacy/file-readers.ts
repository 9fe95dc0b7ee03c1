import type { Reader } from "./diary-readers.ts";
import type { fileTables } from "./personal-data/file-tables.ts";

/** What professionals wrote in a member's file, the newest first. */
export const fileReaders: Record<keyof typeof fileTables, Reader> = {
  readingDecisions: (db, { accountId }) =>
    db.selectFrom("readingDecisions").selectAll().where("accountId", "=", accountId).orderBy("decidedAt", "desc"),
  foodOverrides: (db, { accountId }) =>
    db.selectFrom("foodOverrides").selectAll().where("accountId", "=", accountId).orderBy("decidedAt", "desc"),
  reportedAnswers: (db, { accountId }) =>
    db.selectFrom("reportedAnswers").selectAll().where("accountId", "=", accountId).orderBy("recordedAt", "desc"),
  callNotes: (db, { accountId }) =>
    db.selectFrom("callNotes").selectAll().where("accountId", "=", accountId).orderBy("writtenAt", "desc"),
  staffComments: (db, { accountId }) =>
    db.selectFrom("staffComments").selectAll().where("accountId", "=", accountId).orderBy("writtenAt", "desc"),
};
