import type { RequestedRefund } from "@app/contract/refunds";
import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { type Due, isNotPostponed } from "../platform/jobs/due-rows.ts";

type ClaimOutcome = "granted" | "refused" | "in-review" | "superseded";
export type ClaimKind = Exclude<RequestedRefund, "withdrawal">;
export type StoredClaim = {
  id: string;
  referenceNumber: string;
  paymentId: string;
  accountId: string;
  kind: ClaimKind;
  /** Of the day of the request; null for the guarantee, which returns everything. */
  amountCents: number | null;
  outcome: ClaimOutcome;
  claimedAt: Date;
  /** When the team's answer is due; null for a claim decided automatically. */
  dueAt: Date | null;
  /** The team member's reason for a refusal. */
  answer: string | null;
};
/** A claim that waits for the team's answer. */
export type Review = StoredClaim & { dueAt: Date };

type NewClaim = Omit<StoredClaim, "dueAt" | "answer" | "kind" | "amountCents"> & {
  dueAt?: Date;
  kind?: ClaimKind;
  amountCents?: number | null;
};

export async function insertClaim(tx: Db, claim: NewClaim): Promise<void> {
  await tx.insertInto("guaranteeClaims").values(claim).execute();
}

const asClaims = (rows: unknown[]): StoredClaim[] => rows as StoredClaim[];

export async function findReview(tx: Db, paymentId: string): Promise<Review | undefined> {
  const row = await tx
    .selectFrom("guaranteeClaims")
    .selectAll()
    .where("paymentId", "=", paymentId)
    .where("outcome", "=", "in-review")
    .executeTakeFirst();
  return row as unknown as Review | undefined;
}

export async function findReviewByReferenceNumber(db: Db, referenceNumber: string): Promise<Review | undefined> {
  const row = await db
    .selectFrom("guaranteeClaims")
    .selectAll()
    .where("referenceNumber", "=", referenceNumber)
    .where("outcome", "=", "in-review")
    .executeTakeFirst();
  return row as unknown as Review | undefined;
}

/** Of these numbers, whatever became of them. */
export async function listClaimsByReferenceNumber(db: Db, referenceNumbers: string[]): Promise<StoredClaim[]> {
  const rows = await db
    .selectFrom("guaranteeClaims")
    .selectAll()
    .where((where) => where("referenceNumber", "=", where.fn.any(where.val(referenceNumbers))))
    .execute();
  return asClaims(rows);
}

export const findClaimByReferenceNumber = async (db: Db, referenceNumber: string): Promise<StoredClaim | undefined> =>
  (await listClaimsByReferenceNumber(db, [referenceNumber]))[0];

export async function listReviews(db: Db, limit: number): Promise<Review[]> {
  const waiting = db.selectFrom("guaranteeClaims").selectAll().where("outcome", "=", "in-review");
  return (await waiting.orderBy("dueAt").limit(limit).execute()) as unknown as Review[];
}

type ReviewAnswer = { outcome: Exclude<ClaimOutcome, "in-review">; at: Date; by: string; answer: string | null };

/** False when it was answered before: the first answer counts. */
export async function closeReview(
  tx: Db,
  paymentId: string,
  { outcome, at, by, answer }: ReviewAnswer,
): Promise<boolean> {
  const row = await tx
    .updateTable("guaranteeClaims")
    .set({ outcome, answeredAt: at, answeredBy: by, answer })
    .where("paymentId", "=", paymentId)
    .where("outcome", "=", "in-review")
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function lockOverdueReview(tx: Db, rows: Due): Promise<Review | undefined> {
  const row = await tx
    .selectFrom("guaranteeClaims")
    .selectAll()
    .where("outcome", "=", "in-review")
    .where("escalatedAt", "is", null)
    .where("dueAt", "<", rows.due)
    .where(isNotPostponed("id", rows))
    .orderBy("dueAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row as unknown as Review | undefined;
}

export async function markEscalated(tx: Db, id: string, escalatedAt: Date): Promise<void> {
  await tx.updateTable("guaranteeClaims").set({ escalatedAt }).where("id", "=", id).execute();
}

export async function countOverdueReviews(db: Db, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom("guaranteeClaims")
    .select((from) => from.fn.countAll<string>().as("count"))
    .where("outcome", "=", "in-review")
    .where("dueAt", "<", now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Advisory locks serialize one person's claims across accounts. Sorted keys avoid deadlocks. */
export async function lockPersonKeys(tx: Db, hashes: Buffer[]): Promise<void> {
  for (const hash of hashes) await sql`select pg_advisory_xact_lock(${hash.readBigInt64BE()})`.execute(tx);
}

export async function hasGrant(tx: Db, hashes: Buffer[]): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select exists (select from guarantee_grants where person_hash = any(${hashes}::bytea[])) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

export async function insertGrants(
  tx: Db,
  hashes: Buffer[],
  { grantedAt, retainUntil }: { grantedAt: Date; retainUntil: Date },
): Promise<void> {
  await tx
    .insertInto("guaranteeGrants")
    .values(hashes.map((personHash) => ({ personHash, grantedAt, retainUntil })))
    .onConflict((conflict) => conflict.column("personHash").doUpdateSet({ grantedAt, retainUntil }))
    .execute();
}
