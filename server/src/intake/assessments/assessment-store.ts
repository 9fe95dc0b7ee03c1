import type { Level } from "@app/contract/intake";
import type { Day } from "@app/engine/promises/local-time";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { IntakeAssessments } from "../../platform/database/schema.ts";
import type { Encryption } from "../../platform/encryption.ts";
import {
  ANSWERED_OUTCOMES,
  type Assessment,
  type Levels,
  MINOR,
  type SealedAssessment,
  sealedAssessments,
} from "./assessment.ts";

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

/** A query of accounts and when they start; null: an account that is not known yet. */
export type Starting = RawBuilder<{ accountId: string | null; startsAt: Date }>;
/** `monday`: of the week of their start, or of the closing of the questionnaire where that came later. */
export type LevelCount = { monday: Day; hasClosed: boolean; level: Level | null; count: number };

/** Of the two halves the level that takes longer; null until the questionnaire is closed. */
export async function countAssessments(db: Db, starting: Starting, timeZone: string): Promise<LevelCount[]> {
  const { rows } = await sql<LevelCount>`
    select date_trunc('week', greatest(s.starts_at, a.completed_at) at time zone ${timeZone})::date::text as monday,
      a.completed_at is not null as has_closed,
      case when a.completed_at is not null then case when a.training in ('B', 'C') then a.training else a.diet end end as level,
      count(*)::int as count
    from (${starting}) s left join lateral (
      select completed_at, diet, training from intake_assessments
      where account_id = s.account_id order by number desc limit 1
    ) a on true
    group by 1, 2, 3`.execute(db);
  return rows;
}

/** The newest of each account, opened. */
export async function listNewestOpened(
  db: Db,
  encryption: Encryption,
  accountIds: readonly string[],
): Promise<Map<string, Assessment>> {
  const rows = await db
    .selectFrom("intakeAssessments")
    .distinctOn("accountId")
    .selectAll()
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .orderBy("accountId")
    .orderBy("number", "desc")
    .execute();
  return new Map(rows.map((row) => [row.accountId, assessmentOf(encryption, row)]));
}

/** When a closed questionnaire was first decided on its answers. */
export async function findFirstAnswered(db: Db, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom("intakeAssessments")
    .select((from) => from.fn.min("decidedAt").as("decidedAt"))
    .where("accountId", "=", accountId)
    .where("completedAt", "is not", null)
    .where("outcome", "in", ANSWERED_OUTCOMES)
    .executeTakeFirst();
  return row?.decidedAt ?? null;
}

/** Oldest first, opened. */
export async function listOpened(db: Db, encryption: Encryption, accountId: string): Promise<Assessment[]> {
  const rows = db.selectFrom("intakeAssessments").selectAll().where("accountId", "=", accountId).orderBy("number");
  return (await rows.execute()).map((row) => assessmentOf(encryption, row));
}

/** Append-only: an earlier one is never changed, but for what is erased with the answers. */
export async function insertAssessment(
  tx: Db,
  encryption: Encryption,
  accountId: string,
  { rowCodes, details, ...assessment }: Assessment,
): Promise<void> {
  const sealed = sealedAssessments.seal(encryption, { accountId, number: assessment.number }, { rowCodes, details });
  await tx
    .insertInto("intakeAssessments")
    .values({ accountId, ...assessment, sealed })
    .execute();
}

/** Levels and times stay, and of a minor the one code that says so: it decides what may be refunded. */
export async function eraseDetails(tx: Db, encryption: Encryption, accountId: string): Promise<void> {
  for (const { number, rowCodes } of await listOpened(tx, encryption, accountId)) {
    const isOfMinor = rowCodes.includes(MINOR);
    const sealed = isOfMinor
      ? sealedAssessments.seal(encryption, { accountId, number }, { rowCodes: [MINOR], details: null })
      : null;
    const assessment = tx.updateTable("intakeAssessments").set({ sealed }).where("accountId", "=", accountId);
    await assessment.where("number", "=", number).execute();
  }
}

function assessmentOf(encryption: Encryption, stored: Selectable<IntakeAssessments>): Assessment {
  const { accountId, retainedSince: _, sealed, ...row } = stored;
  const erased = { rowCodes: [], details: null };
  const opened = sealed ? sealedAssessments.open(encryption, { accountId, number: row.number, sealed }) : erased;
  return { ...(row as Omit<Assessment, keyof SealedAssessment>), ...opened };
}
