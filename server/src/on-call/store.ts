import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
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

/** `skip locked`: each is escalated by exactly one worker, once. */
export async function takeUnacknowledged(tx: Db, now: Date, limit: number): Promise<OnCallAlert[]> {
  const rows = await tx
    .updateTable("onCallAlerts")
    .set({ escalatedAt: now, escalateAt: null })
    .where(sql<boolean>`(account_id, id) in (
      select account_id, id from on_call_alerts
      where escalate_at <= ${now} order by escalate_at limit ${limit} for update skip locked)`)
    .returningAll()
    .execute();
  return asAlerts(rows);
}

/** Those that waited for service hours; each is told by exactly one worker, once. */
export async function takeWaiting(tx: Db, now: Date, limit: number): Promise<OnCallAlert[]> {
  const rows = await tx
    .updateTable("onCallAlerts")
    .set({ pageAt: null, pagedAt: now })
    .where(sql<boolean>`(account_id, id) in (
      select account_id, id from on_call_alerts
      where page_at <= ${now} and not is_held order by page_at limit ${limit} for update skip locked)`)
    .returningAll()
    .execute();
  return asAlerts(rows);
}

/** Every one of a new account that waits, unless others like it were told after `since`. One worker at a time. */
export async function takeHeld(
  tx: Db,
  { now, since, escalateAt }: { now: Date; since: Date; escalateAt: Date },
): Promise<OnCallAlert[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('on_call_digest', 0))`.execute(tx);
  const { rows } = await sql<OnCallAlert>`
    update on_call_alerts set page_at = null, paged_at = ${now},
      escalate_at = case when urgency = 'care' then null else ${escalateAt}::timestamptz end
    where is_held and page_at <= ${now}
      and not exists (select from on_call_alerts where is_held and paged_at > ${since})
    returning *`.execute(tx);
  return asAlerts(rows).toSorted((a, b) => a.raisedAt.getTime() - b.raisedAt.getTime());
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
