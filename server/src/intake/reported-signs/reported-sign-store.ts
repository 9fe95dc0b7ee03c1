import type { Db } from "../../platform/database/db.ts";

/** A sign of safety in words to the assistant; without `reportedAt` it is asked and not answered. */
export type ReportedSign = {
  id: string;
  rowCode: string;
  askedAt: Date;
  reportedAt: Date | null;
  /** The number of the assessment that was in force before it counted. */
  assessmentBefore: number | null;
  takenBackAt: Date | null;
};

const COLUMNS = ["id", "rowCode", "askedAt", "reportedAt", "assessmentBefore", "takenBackAt"] as const;
const MAX_LISTED = 200;

export async function insertAskedSign(
  tx: Db,
  sign: { accountId: string } & Pick<ReportedSign, "id" | "rowCode" | "askedAt">,
): Promise<void> {
  await tx.insertInto("reportedSigns").values(sign).execute();
}

/** The newest first. */
export const listStoredSigns = (db: Db, accountId: string): Promise<ReportedSign[]> =>
  db
    .selectFrom("reportedSigns")
    .select(COLUMNS)
    .where("accountId", "=", accountId)
    .orderBy("askedAt", "desc")
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();

/** Told and not taken back, of several members, the newest first. */
export const listStandingSigns = (
  db: Db,
  accountIds: readonly string[],
): Promise<{ accountId: string; rowCode: string; reportedAt: Date | null }[]> =>
  db
    .selectFrom("reportedSigns")
    .select(["accountId", "rowCode", "reportedAt"])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("reportedAt", "is not", null)
    .where("takenBackAt", "is", null)
    .orderBy("reportedAt", "desc")
    .execute();

export const findSign = (db: Db, accountId: string, id: string): Promise<ReportedSign | undefined> =>
  db
    .selectFrom("reportedSigns")
    .select(COLUMNS)
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();

export async function saveReported(
  tx: Db,
  { accountId, id, ...reported }: { accountId: string; id: string; reportedAt: Date; assessmentBefore: number },
): Promise<void> {
  await tx.updateTable("reportedSigns").set(reported).where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function saveTakenBack(
  tx: Db,
  { accountId, id, takenBackAt }: { accountId: string; id: string; takenBackAt: Date },
): Promise<void> {
  const sign = tx.updateTable("reportedSigns").set({ takenBackAt }).where("accountId", "=", accountId);
  await sign.where("id", "=", id).execute();
}

/** What nobody answered: one of them, or all. What was told stays, for it was acted on. */
export async function deleteAsked(tx: Db, accountId: string, id?: string): Promise<void> {
  const asked = tx.deleteFrom("reportedSigns").where("accountId", "=", accountId).where("reportedAt", "is", null);
  await (id === undefined ? asked : asked.where("id", "=", id)).execute();
}

export async function deleteSigns(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("reportedSigns").where("accountId", "=", accountId).execute();
}
