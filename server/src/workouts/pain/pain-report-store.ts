import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { PainReport } from "./pain-report.ts";

/** False when the stop was reported before; pain that became stronger since makes that report urgent. */
export async function insertPainReport(tx: Db, report: PainReport): Promise<boolean> {
  const row = await tx
    .insertInto("painReports")
    .values(report)
    .onConflict((conflict) =>
      conflict
        .columns(["accountId", "id"])
        .doUpdateSet({ urgency: "high" })
        .where("painReports.urgency", "=", "normal")
        .where(sql<boolean>`excluded.urgency = 'high'`),
    )
    .returning("referenceNumber")
    .executeTakeFirst();
  return row?.referenceNumber === report.referenceNumber;
}

export async function countReportsOf(tx: Db, accountId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom("painReports")
    .select((select) => select.fn.countAll<string>().as("count"))
    .where("accountId", "=", accountId)
    .where("reportedAt", ">", since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function listOpenPainReports(db: Db, limit: number): Promise<PainReport[]> {
  const open = db.selectFrom("painReports").selectAll().where("readAt", "is", null);
  const rows = await open.orderBy("urgency").orderBy("reportedAt").limit(limit).execute();
  return rows as PainReport[];
}

/** Of all the members that one reading of the queue asks about. */
const MAX_OPEN = 5_000;

export async function listOpenReportsOf(db: Db, accountIds: readonly string[]): Promise<PainReport[]> {
  const rows = await db
    .selectFrom("painReports")
    .selectAll()
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("readAt", "is", null)
    .orderBy("reportedAt")
    .limit(MAX_OPEN)
    .execute();
  return rows as PainReport[];
}

export async function findPainReport(db: Db, referenceNumber: string): Promise<PainReport | undefined> {
  const reports = db.selectFrom("painReports").selectAll().where("referenceNumber", "=", referenceNumber);
  return (await reports.executeTakeFirst()) as PainReport | undefined;
}

/** False when there is none, or it was read before: the first reader counts. */
export async function closePainReport(
  db: Db,
  { referenceNumber, at, by }: { referenceNumber: string; at: Date; by: string },
): Promise<boolean> {
  const row = await db
    .updateTable("painReports")
    .set({ readAt: at, readBy: by })
    .where("referenceNumber", "=", referenceNumber)
    .where("readAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function countOpenPainReports(db: Db): Promise<{ count: number; urgent: number; oldest: Date | null }> {
  return db
    .selectFrom("painReports")
    .select([
      sql<number>`count(*)::int`.as("count"),
      sql<number>`count(*) filter (where urgency = 'high')::int`.as("urgent"),
      sql<Date | null>`min(reported_at)`.as("oldest"),
    ])
    .where("readAt", "is", null)
    .executeTakeFirstOrThrow();
}

export async function erasePainReports(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("painReports").where("accountId", "=", accountId).execute();
}

/** The newest first. */
export async function listReportsOf(db: Db, accountId: string, limit: number): Promise<PainReport[]> {
  const reports = db.selectFrom("painReports").selectAll().where("accountId", "=", accountId);
  return (await reports.orderBy("reportedAt", "desc").limit(limit).execute()) as PainReport[];
}
