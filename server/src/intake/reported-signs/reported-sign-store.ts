import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { ReportedSigns } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import { sealedSigns } from "./sealed-signs.ts";

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

const MAX_LISTED = 200;

export async function insertAskedSign(
  tx: Db,
  encryption: Encryption,
  { rowCode, ...sign }: { accountId: string } & Pick<ReportedSign, "id" | "rowCode" | "askedAt">,
): Promise<void> {
  const sealed = sealedSigns.seal(encryption, sign, rowCode);
  await tx
    .insertInto("reportedSigns")
    .values({ ...sign, sealed })
    .execute();
}

/** The newest first. */
export async function listStoredSigns(db: Db, encryption: Encryption, accountId: string): Promise<ReportedSign[]> {
  const rows = await db
    .selectFrom("reportedSigns")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("askedAt", "desc")
    .orderBy("id")
    .limit(MAX_LISTED)
    .execute();
  return rows.map((row) => signOf(encryption, row));
}

/** Told and not taken back, of several members, the newest first. */
export async function listStandingSigns(
  db: Db,
  encryption: Encryption,
  accountIds: readonly string[],
): Promise<({ accountId: string } & ReportedSign)[]> {
  const rows = await db
    .selectFrom("reportedSigns")
    .selectAll()
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("reportedAt", "is not", null)
    .where("takenBackAt", "is", null)
    .orderBy("reportedAt", "desc")
    .execute();
  return rows.map((row) => ({ accountId: row.accountId, ...signOf(encryption, row) }));
}

export async function findSign(
  db: Db,
  encryption: Encryption,
  accountId: string,
  id: string,
): Promise<ReportedSign | undefined> {
  const row = await db
    .selectFrom("reportedSigns")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && signOf(encryption, row);
}

function signOf(encryption: Encryption, { accountId, sealed, ...sign }: Selectable<ReportedSigns>): ReportedSign {
  return { ...sign, rowCode: sealedSigns.open(encryption, { accountId, id: sign.id, sealed }) };
}

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
