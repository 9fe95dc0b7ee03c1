import type { CallPromise, Variant } from "@app/contract/landings";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { addMs, DAY_MS } from "../platform/time.ts";

export type Lead = {
  id: string;
  accountId: string | null;
  fullName: string;
  phone: string;
  email: string | null;
  variant: Variant;
  offerCents: number;
  promise: CallPromise;
  createdAt: Date;
  /** The copy of the ledger's that the notifications of the team go by. */
  dueAt: Date;
};

const leadColumns = [
  "id",
  "accountId",
  "fullName",
  "phone",
  "email",
  "variant",
  "offerCents",
  "promise",
  "createdAt",
  "dueAt",
] as const;

/**
 * Inserts a lead, or merges the better offer and promise into the phone's open one, whose id is returned. The account is
 * the phone's current one; name and e-mail stay those of the first request.
 */
export async function upsertLead(tx: Db, lead: Lead, notification: "due" | "held"): Promise<string> {
  const earlier = sql<boolean>`excluded.due_at < leads.due_at`;
  const { id } = await tx
    .insertInto("leads")
    .values({ ...lead, notification, isPrimary: true, isPromised: notification === "due" })
    .onConflict((conflict) =>
      conflict
        .column("phone")
        // A literal, not a parameter: a prepared statement must match the partial index.
        .where(sql<boolean>`is_primary and contacted_at is null`)
        .doUpdateSet({
          accountId: sql`coalesce(excluded.account_id, leads.account_id)`,
          offerCents: sql`least(excluded.offer_cents, leads.offer_cents)`,
          promise: sql`case when ${earlier} then excluded.promise else leads.promise end`,
          dueAt: sql`least(excluded.due_at, leads.due_at)`,
          isPromised: sql`leads.is_promised or excluded.is_promised`,
        }),
    )
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** `skip locked`: each overdue lead is taken by exactly one worker, once. */
export async function takeOverdue(tx: Db, now: Date, limit: number): Promise<Lead[]> {
  const rows = await tx
    .updateTable("leads")
    .set({ escalatedAt: now })
    .where("id", "in", (from) =>
      from
        .selectFrom("leads")
        .select("id")
        .where("contactedAt", "is", null)
        .where("escalatedAt", "is", null)
        .where("dueAt", "<", now)
        .orderBy("dueAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(leadColumns)
    .execute();
  return rows as Lead[];
}

/** Leads the team has not been notified of, oldest first. Those called meanwhile need no notification. */
export async function takeUnnotified(tx: Db, limit: number): Promise<Lead[]> {
  const rows = await tx
    .updateTable("leads")
    .set({ notification: "sent" })
    .where("id", "in", (from) =>
      from
        .selectFrom("leads")
        .select("id")
        .where("notification", "=", "due")
        .orderBy("createdAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning([...leadColumns, "contactedAt"])
    .execute();
  return rows.filter(({ contactedAt }) => contactedAt === null).toSorted(byCreation) as Lead[];
}

const byCreation = (a: { createdAt: Date }, b: { createdAt: Date }): number =>
  a.createdAt.getTime() - b.createdAt.getTime();

export async function holdLeads(tx: Db, ids: string[]): Promise<void> {
  await tx.updateTable("leads").set({ notification: "held" }).where(sql<boolean>`id = any(${ids}::uuid[])`).execute();
}

/** True when some lead waited for a digest, which covers all of them. */
export async function releaseHeld(tx: Db): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("leads")
    .set({ notification: "sent" })
    .where("notification", "=", "held")
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function countWaiting(db: Db, now: Date): Promise<{ waiting: number; overdue: number }> {
  return db
    .selectFrom("leads")
    .select([
      sql<number>`count(*)::int`.as("waiting"),
      sql<number>`count(*) filter (where due_at < ${now})::int`.as("overdue"),
    ])
    .where("contactedAt", "is", null)
    .executeTakeFirstOrThrow();
}

export async function listOpenLeads(db: Db, limit: number): Promise<Lead[]> {
  const open = db.selectFrom("leads").select(leadColumns).where("contactedAt", "is", null);
  return (await open.orderBy("dueAt").limit(limit).execute()) as Lead[];
}

/**
 * None when there is no such lead or it was contacted before: the first contact is the one that counts. A call answers
 * every open lead of its phone, whose ids are returned.
 */
export async function markContacted(
  db: Db,
  { id, by, note, at }: { id: string; by: string; note: string | null; at: Date },
): Promise<string[]> {
  const lead = db.selectFrom("leads").select("phone").where("id", "=", id).where("contactedAt", "is", null);
  const called = await db
    .updateTable("leads")
    .set({ contactedAt: at, contactedBy: by, note })
    .where("phone", "=", lead)
    .where("contactedAt", "is", null)
    .returning("id")
    .execute();
  return called.map((row) => row.id);
}

type Attempted = { id: string; attempts: number };

/** Of every open lead of its phone. One that was tried after that moment keeps its number of attempts. */
export async function markAttempted(
  db: Db,
  { id, by, at, notAfter }: { id: string; by: string; at: Date; notAfter: Date },
): Promise<Attempted[]> {
  const isOther = sql<boolean>`attempted_at is null or attempted_at <= ${notAfter}`;
  const lead = db.selectFrom("leads").select("phone").where("id", "=", id).where("contactedAt", "is", null);
  return db
    .updateTable("leads")
    .set({
      attempts: sql`attempts + case when ${isOther} then 1 else 0 end`,
      attemptedAt: sql`case when ${isOther} then ${at}::timestamptz else attempted_at end`,
      attemptedBy: sql`case when ${isOther} then ${by} else attempted_by end`,
    })
    .where("phone", "=", lead)
    .where("contactedAt", "is", null)
    .returning(["id", "attempts"])
    .execute();
}

/** The lowest price this visitor was ever offered on a page. */
export async function findOfferOf(db: Db, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("leads")
    .select((from) => from.fn.min("offerCents").as("offerCents"))
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.offerCents ?? undefined;
}

export async function findNewestLead(db: Db, accountId: string, since: Date) {
  return db
    .selectFrom("leads")
    .select(["dueAt", "contactedAt"])
    .where("accountId", "=", accountId)
    .where("isPromised", "=", true)
    .where("createdAt", ">", since)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Advisory lock: one worker at a time uses the hour's limit. */
export async function lockNotifications(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('team_notifications', 0))`.execute(tx);
}

export async function countNotifications(tx: Db, since: Date): Promise<{ leads: number; digests: number }> {
  return tx
    .selectFrom("teamNotifications")
    .select([
      sql<number>`count(*) filter (where kind = 'lead')::int`.as("leads"),
      sql<number>`count(*) filter (where kind = 'digest')::int`.as("digests"),
    ])
    .where("queuedAt", ">", since)
    .executeTakeFirstOrThrow();
}

/** Rows older than a day no longer count. */
export async function insertNotification(tx: Db, kind: "lead" | "digest", queuedAt: Date): Promise<void> {
  await tx.deleteFrom("teamNotifications").where("queuedAt", "<", addMs(queuedAt, -DAY_MS)).execute();
  await tx.insertInto("teamNotifications").values({ kind, queuedAt }).execute();
}
