import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { type Due, isNotPostponed } from "../platform/jobs/due-rows.ts";
import type { OnCallAlert } from "./alert.ts";

const asAlerts = (rows: unknown[]): OnCallAlert[] => rows as OnCallAlert[];

/** False when the same occasion has an unacknowledged alert. */
export async function insertAlert(tx: Db, alert: OnCallAlert): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("onCallAlerts")
    .values(alert)
    .onConflict((conflict) =>
      conflict.columns(["accountId", "subject"]).where("acknowledgedAt", "is", null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findOpenAlert(
  db: Db,
  { accountId, subject }: Pick<OnCallAlert, "accountId" | "subject">,
): Promise<OnCallAlert | undefined> {
  const row = await db
    .selectFrom("onCallAlerts")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("subject", "=", subject)
    .where("acknowledgedAt", "is", null)
    .executeTakeFirst();
  return asAlerts([row])[0];
}

export async function findAlert(db: Db, referenceNumber: string): Promise<OnCallAlert | undefined> {
  const row = await db
    .selectFrom("onCallAlerts")
    .selectAll()
    .where("referenceNumber", "=", referenceNumber)
    .executeTakeFirst();
  return asAlerts([row])[0];
}

/** False when it was acknowledged before: the first one counts. */
export async function closeAlert(
  db: Db,
  referenceNumber: string,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const row = await db
    .updateTable("onCallAlerts")
    .set({ acknowledgedAt: at, acknowledgedBy: by, escalateAt: null, pageAt: null })
    .where("referenceNumber", "=", referenceNumber)
    .where("acknowledgedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

type Waiting = Due & { column: "pageAt" | "escalateAt"; isHeld: boolean; limit: number };

/** Those whose contact is to be notified by now, the first due first; those of new accounts (`isHeld`) apart. */
export async function lockWaiting(tx: Db, { column, isHeld, limit, ...rows }: Waiting): Promise<OnCallAlert[]> {
  const locked = await tx
    .selectFrom("onCallAlerts")
    .selectAll()
    .where(column, "<=", rows.due)
    .where("isHeld", "=", isHeld)
    .where(isNotPostponed("id", rows))
    .orderBy(column)
    .orderBy("raisedAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return asAlerts(locked);
}

/** One digest at a time. True: the first contact was notified of alerts of new accounts after `since`. */
export async function hadDigest(tx: Db, since: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended('on_call_digest', 0))`.execute(tx);
  const paged = tx.selectFrom("onCallAlerts").select("id").where("isHeld", "=", true).where("pagedAt", ">", since);
  return (await paged.limit(1).executeTakeFirst()) !== undefined;
}

type Notified = Partial<Pick<OnCallAlert, "pageAt" | "pagedAt" | "escalateAt" | "escalatedAt">>;

export async function updateAlert(
  tx: Db,
  { accountId, id }: Pick<OnCallAlert, "accountId" | "id">,
  notified: Notified,
): Promise<void> {
  await tx.updateTable("onCallAlerts").set(notified).where("accountId", "=", accountId).where("id", "=", id).execute();
}

export async function listOpenAlerts(db: Db, limit: number): Promise<OnCallAlert[]> {
  const open = db.selectFrom("onCallAlerts").selectAll().where("acknowledgedAt", "is", null);
  return asAlerts(await open.orderBy("raisedAt").limit(limit).execute());
}

export async function listOpenAlertsOf(db: Db, accountIds: readonly string[]): Promise<OnCallAlert[]> {
  const rows = await db
    .selectFrom("onCallAlerts")
    .selectAll()
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("acknowledgedAt", "is", null)
    .orderBy("raisedAt")
    .execute();
  return asAlerts(rows);
}

/** Care counts once its own hour is over: until then it waits for nobody by night. */
export async function countOpenAlerts(db: Db, now: Date): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom("onCallAlerts")
    .select([
      sql<number>`count(*)::int`.as("count"),
      sql<Date | null>`min(case when urgency = 'care' then person_by else raised_at end)`.as("oldest"),
    ])
    .where("acknowledgedAt", "is", null)
    .where((where) => where.or([where("urgency", "<>", "care"), where("personBy", "<", now)]))
    .executeTakeFirstOrThrow();
}

/** The newest first. */
export async function listAlertsOf(db: Db, accountId: string, limit: number): Promise<OnCallAlert[]> {
  const alerts = db.selectFrom("onCallAlerts").selectAll().where("accountId", "=", accountId);
  return asAlerts(await alerts.orderBy("raisedAt", "desc").limit(limit).execute());
}

export async function deleteAcknowledged(tx: Db, accountId: string): Promise<void> {
  const alerts = tx.deleteFrom("onCallAlerts").where("accountId", "=", accountId);
  await alerts.where("acknowledgedAt", "is not", null).execute();
}
