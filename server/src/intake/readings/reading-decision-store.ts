import type { Db } from "../../platform/database/db.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { type ReadingDecision, sealedReadings } from "./reading-decision.ts";

/** Append-only: the database refuses to change it. */
export async function insertReadingDecision(
  tx: Db,
  encryption: Encryption,
  { by, reason, message, ...decision }: ReadingDecision,
): Promise<void> {
  const sealed = sealedReadings.seal(encryption, decision, { by, reason, message });
  await tx
    .insertInto("readingDecisions")
    .values({ ...decision, sealed })
    .execute();
}

/** The newest first. */
export async function listStoredDecisions(
  db: Db,
  encryption: Encryption,
  accountId: string,
  limit: number,
): Promise<ReadingDecision[]> {
  const rows = await db
    .selectFrom("readingDecisions")
    .select(["id", "assessment", "half", "decision", "staffId", "decidedAt", "reviewBy", "sealed"])
    .where("accountId", "=", accountId)
    .orderBy("decidedAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ sealed, ...row }) => ({
    ...(row as Pick<ReadingDecision, "id" | "assessment" | "half" | "decision" | "staffId" | "decidedAt" | "reviewBy">),
    accountId,
    ...sealedReadings.open(encryption, { accountId, id: row.id, sealed }),
  }));
}

export async function hasReadingDecision(tx: Db, accountId: string, id: string): Promise<boolean> {
  const decision = tx.selectFrom("readingDecisions").select("id").where("accountId", "=", accountId);
  return (await decision.where("id", "=", id).executeTakeFirst()) !== undefined;
}
