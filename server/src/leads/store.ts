import type { CallPromise, Variant } from "@app/contract/landings";
import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

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
  dueAt: Date;
};

export async function insertLead(tx: Db, lead: Lead): Promise<void> {
  await tx.insertInto("leads").values(lead).execute();
}

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

/** Each overdue lead is claimed once, by whoever comes first. */
export async function claimOverdue(tx: Db, now: Date, limit: number): Promise<Lead[]> {
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

export async function listOpenLeads(db: Db, limit: number): Promise<Lead[]> {
  const open = db.selectFrom("leads").select(leadColumns).where("contactedAt", "is", null);
  return (await open.orderBy("dueAt").limit(limit).execute()) as Lead[];
}

/** False when there is no such lead or it was contacted before: the first contact is the one that counts. */
export async function markContacted(
  db: Db,
  { id, by, note, at }: { id: string; by: string; note: string | null; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable("leads")
    .set({ contactedAt: at, contactedBy: by, note })
    .where("id", "=", id)
    .where("contactedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** The lowest price this person was ever offered on a page. */
export async function findOfferOf(db: Db, accountId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom("leads")
    .select((from) => from.fn.min("offerCents").as("offerCents"))
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.offerCents ?? undefined;
}

export type PromiseFigures = { kept: number; broken: number; open: number };

export async function countPromises(db: Db, since: Date, now: Date): Promise<PromiseFigures> {
  const count = (condition: ReturnType<typeof sql<boolean>>) => sql<number>`count(*) filter (where ${condition})::int`;
  return db
    .selectFrom("leads")
    .select([
      count(sql<boolean>`contacted_at <= due_at`).as("kept"),
      count(sql<boolean>`coalesce(contacted_at, ${now}) > due_at`).as("broken"),
      count(sql<boolean>`contacted_at is null and due_at >= ${now}`).as("open"),
    ])
    .where("createdAt", ">", since)
    .executeTakeFirstOrThrow();
}

/** Nobody called yet, and the time is up. */
export async function countOverdue(db: Db, now: Date): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom("leads")
    .select([sql<number>`count(*)::int`.as("count"), sql<Date | null>`min(due_at)`.as("oldest")])
    .where("contactedAt", "is", null)
    .where("dueAt", "<", now)
    .executeTakeFirstOrThrow();
}

export async function findNewestLead(db: Db, accountId: string, since: Date) {
  return db
    .selectFrom("leads")
    .select(["dueAt", "contactedAt"])
    .where("accountId", "=", accountId)
    .where("createdAt", ">", since)
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
}
