import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { createSealedTable } from "../../sync/sealed-table.ts";

/** The stored answers, with values sealed on their way in and opened on their way out. */
export const createAnswerStore = (encryption: Encryption) =>
  createSealedTable("intake_answers", { answer: "hlc" }, encryption, { only: "answer" });

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
