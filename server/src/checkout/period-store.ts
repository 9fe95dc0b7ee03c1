import type { Cycle } from "@app/contract/catalogue";
import { sql } from "kysely";
import type { Db } from "../platform/db.ts";
import type { Channel, Payment } from "./payment.ts";

export type Period = { paymentId: string; accountId: string; plan: string; startsAt: Date; endsAt: Date };

/** When the time already bought for this account runs out; undefined when there is none left. */
export async function findBoughtUntil(tx: Db, accountId: string, now: Date): Promise<Date | undefined> {
  const row = await tx
    .selectFrom("subscriptionPeriods")
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

/** Whether time was bought in this channel after `since`, and is still theirs. What others bought does not count. */
export async function hasBoughtSince(
  tx: Db,
  { accountId, via, requester }: Channel,
  { since, now }: { since: Date; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select("w.paymentId")
    .where("w.accountId", "=", accountId)
    .where("w.endsAt", ">", now)
    .where("w.endedAt", "is", null)
    .where("p.via", "=", via)
    // Lost with a database: then anybody's purchase of the channel may have been this one.
    .$if(requester !== null, (bought) => bought.where("p.requester", "=", requester))
    .where("p.paidAt", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPeriod(tx: Db, period: Period): Promise<void> {
  await tx
    .insertInto("subscriptionPeriods")
    .values(period)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function suspendPeriod(tx: Db, paymentId: string, at: Date | null): Promise<void> {
  await tx.updateTable("subscriptionPeriods").set({ suspendedAt: at }).where("paymentId", "=", paymentId).execute();
}

/** Ends a period before its time. What was bought to follow it moves up: nobody waits for days they gave back. */
export async function endPeriod(tx: Db, paymentId: string, at: Date): Promise<void> {
  const ended = await tx
    .updateTable("subscriptionPeriods")
    .set({ endedAt: at })
    .where("paymentId", "=", paymentId)
    .where("endedAt", "is", null)
    .returning(["accountId", "startsAt", "endsAt"])
    .executeTakeFirst();
  if (!ended || ended.endsAt <= at) return;
  const { accountId, startsAt, endsAt } = ended;
  const givenBack = endsAt.getTime() - Math.max(at.getTime(), startsAt.getTime());
  const earlier = (column: "starts_at" | "ends_at") =>
    sql<Date>`${sql.ref(column)} - ${givenBack} * interval '1 millisecond'`;
  await tx
    .updateTable("subscriptionPeriods")
    .set({ startsAt: earlier("starts_at"), endsAt: earlier("ends_at") })
    .where("accountId", "=", accountId)
    .where("startsAt", ">=", endsAt)
    .where("endedAt", "is", null)
    .execute();
}

/**
 * The plan somebody may use now. What was bought signed in is the account's; what was bought by typing an email belongs
 * to whoever proved that email, whichever account it was booked on.
 */
export async function findUsablePeriod(
  db: Db,
  { accountId, verifiedEmail, now }: { accountId: string; verifiedEmail: string | null; now: Date },
) {
  return db
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.plan", "w.startsAt", "w.endsAt"])
    .where((where) =>
      where.or([
        where.and([where("p.via", "=", "session"), where("w.accountId", "=", accountId)]),
        where.and([where("p.via", "=", "email"), where("p.email", "=", verifiedEmail)]),
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

export type EndingPeriod = Pick<Period, "paymentId" | "accountId" | "endsAt"> & {
  email: string;
  via: Payment["via"];
  cycle: Cycle;
  /** More time was bought, and begins where this ends. */
  isFollowed: boolean;
};

/** Each period that ends soon is claimed once, by whoever comes first. */
export async function takeEndingPeriods(
  tx: Db,
  { now, by, limit }: { now: Date; by: Date; limit: number },
): Promise<EndingPeriod[]> {
  const rows = await tx
    .updateTable("subscriptionPeriods as w")
    .from("payments as p")
    .set({ endingNotifiedAt: now })
    .whereRef("p.id", "=", "w.paymentId")
    .where("w.paymentId", "in", (from) =>
      from
        .selectFrom("subscriptionPeriods")
        .select("paymentId")
        .where("endedAt", "is", null)
        .where("endingNotifiedAt", "is", null)
        .where("suspendedAt", "is", null)
        .where("endsAt", ">", now)
        .where("endsAt", "<=", by)
        .orderBy("endsAt")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["w.paymentId", "w.accountId", "w.endsAt", "p.email", "p.via", "p.cycle"])
    .returning((from) =>
      from
        .exists(
          from
            .selectFrom("subscriptionPeriods as later")
            .select("later.paymentId")
            .whereRef("later.accountId", "=", "w.accountId")
            .whereRef("later.startsAt", ">=", "w.endsAt")
            .where("later.endedAt", "is", null),
        )
        .as("isFollowed"),
    )
    .execute();
  return rows as unknown[] as EndingPeriod[];
}
