import type { Reader } from "./diary-readers.ts";
import type { assistantTables } from "./personal-data/assistant-tables.ts";

/** Questions and answers in their order. */
export const assistantReaders: Record<keyof typeof assistantTables, Reader> = {
  assistantThreads: (db, { accountId }) =>
    db.selectFrom("assistantThreads").selectAll().where("accountId", "=", accountId),
  assistantMessages: (db, { accountId }) =>
    db.selectFrom("assistantMessages").selectAll().where("accountId", "=", accountId).orderBy("seq"),
};
