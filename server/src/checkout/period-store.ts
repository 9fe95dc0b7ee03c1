import { sql } from "kysely";
import type { Db } from "../platform/db.ts";

export type Period = { paymentId: string; accountId: string; plan: string; startsAt: Date; endsAt: Date };

/** When the time already bought for this account runs out; undefined when there is none left. */
export async function findBoughtUntil(tx: Db, accountId: string, now: Date): Promise<Date | undefined> {
  const row = await tx
    .selectFrom("planPeriods")
    .select("endsAt")
    .where("accountId", "=", accountId)
    .where("endsAt", ">", now)
    .where("endedAt", "is", null)
    .orderBy("endsAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.endsAt;
}

/** Money of one account is taken in one payment after another, so that each sees what the one before it bought. */
export async function lockPeriods(tx: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 0))`.execute(tx);
}

/** Whether time was bought for this account after `since`, and is still theirs. */
export async function hasBoughtSince(
  tx: Db,
  { accountId, since, now }: { accountId: string; since: Date; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom("planPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select("w.paymentId")
    .where("w.accountId", "=", accountId)
    .where("w.endsAt", ">", now)
    .where("w.endedAt", "is", null)
    .where("p.paidAt", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPeriod(tx: Db, period: Period): Promise<void> {
  await tx
    .insertInto("planPeriods")
    .values(period)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function suspendPeriod(tx: Db, paymentId: string, at: Date | null): Promise<void> {
  await tx.updateTable("planPeriods").set({ suspendedAt: at }).where("paymentId", "=", paymentId).execute();
}

export async function endPeriod(tx: Db, paymentId: string, at: Date): Promise<void> {
  await tx
    .updateTable("planPeriods")
    .set({ endedAt: at })
    .where("paymentId", "=", paymentId)
    .where("endedAt", "is", null)
    .execute();
}

/**
 * The plan somebody may use now. What was bought signed in is the account's; what was bought by typing an email belongs
 * to whoever proved that email, whichever account it was booked on.
 */
export async function findUsablePeriod(
  db: Db,
  { accountId, provenEmail, now }: { accountId: string; provenEmail: string | null; now: Date },
) {
  return db
    .selectFrom("planPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.plan", "w.startsAt", "w.endsAt"])
    .where((where) =>
      where.or([
        where.and([where("p.via", "=", "session"), where("w.accountId", "=", accountId)]),
        where.and([where("p.via", "=", "email"), where("p.email", "=", provenEmail)]),
      ]),
    )
    .where("w.startsAt", "<=", now)
    .where("w.endsAt", ">", now)
    .where("w.endedAt", "is", null)
    .where("w.suspendedAt", "is", null)
    .orderBy("w.endsAt", "desc")
    .limit(1)
    .executeTakeFirst();
}
