import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { type ReportedAnswer, sealedReports } from "./reported-answer.ts";

const MAX_LISTED = 200;

/** Append-only: the database refuses to change it. */
export async function insertReportedAnswer(
  tx: Db,
  encryption: Encryption,
  { by, questions, text, ...report }: ReportedAnswer,
): Promise<void> {
  const sealed = sealedReports.seal(encryption, report, { by, questions, text });
  await tx
    .insertInto("reportedAnswers")
    .values({ ...report, sealed })
    .execute();
}

/** The newest first. */
export async function listStoredReports(db: Db, encryption: Encryption, accountId: string): Promise<ReportedAnswer[]> {
  const rows = await db
    .selectFrom("reportedAnswers")
    .select(["id", "staffId", "channel", "recordedAt", "sealed"])
    .select(sql<string>`reported_on::text`.as("reportedOn"))
    .where("accountId", "=", accountId)
    .orderBy("recordedAt", "desc")
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ sealed, ...row }) => ({
    ...(row as Pick<ReportedAnswer, "id" | "staffId" | "reportedOn" | "channel" | "recordedAt">),
    accountId,
    ...sealedReports.open(encryption, { accountId, id: row.id, sealed }),
  }));
}

export async function hasStoredReport(tx: Db, accountId: string, id: string): Promise<boolean> {
  const report = tx.selectFrom("reportedAnswers").select("id").where("accountId", "=", accountId);
  return (await report.where("id", "=", id).executeTakeFirst()) !== undefined;
}
