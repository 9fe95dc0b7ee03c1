import type { Selectable } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { IntakeAssessments } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import type { Assessment, Levels } from "./assessment.ts";
import { assessmentPlace, openDetails } from "./assessment-place.ts";

/** What is in force: the newest one. */
export async function findAssessment(
  db: Db,
  encryption: Encryption,
  accountId: string,
): Promise<Assessment | undefined> {
  const row = await db
    .selectFrom("intakeAssessments")
    .selectAll()
    .where("accountId", "=", accountId)
    .orderBy("number", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && assessmentOf(encryption, row);
}

/** The newest of each account, without what is sealed. */
export async function listAssessments(
  db: Db,
  accountIds: readonly string[],
): Promise<({ accountId: string } & Levels)[]> {
  const rows = await db
    .selectFrom("intakeAssessments")
    .distinctOn("accountId")
    .select(["accountId", "decidedAt", "completedAt", "outcome", "plan", "diet", "training", "awaitsReview"])
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .orderBy("accountId")
    .orderBy("number", "desc")
    .execute();
  return rows as ({ accountId: string } & Levels)[];
}

/** Append-only: an earlier one is never changed, but for what is erased with the answers. */
export async function insertAssessment(
  tx: Db,
  encryption: Encryption,
  accountId: string,
  { details, ...assessment }: Assessment,
): Promise<void> {
  const place = assessmentPlace(accountId, assessment.number);
  const sealed = details && encryption.seal(place, JSON.stringify(details));
  await tx
    .insertInto("intakeAssessments")
    .values({ accountId, ...assessment, sealed })
    .execute();
}

/** Levels, codes of rows and times stay. */
export async function eraseDetails(tx: Db, accountId: string): Promise<void> {
  await tx.updateTable("intakeAssessments").set({ sealed: null }).where("accountId", "=", accountId).execute();
}

function assessmentOf(encryption: Encryption, stored: Selectable<IntakeAssessments>): Assessment {
  const { accountId, retainedSince: _, sealed, ...row } = stored;
  const details = sealed && openDetails(encryption, { accountId, number: row.number, sealed });
  return { ...(row as Omit<Assessment, "details">), details };
}
