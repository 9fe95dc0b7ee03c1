import type { Cycle } from "@app/contract/catalogue";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";
import { DAY_MS } from "../../platform/time.ts";
import type { Channel, Payment } from "../payments/payment.ts";
import type { TakenPlace } from "../places/take-place.ts";

export type Period = Partial<TakenPlace> & {
  paymentId: string;
  accountId: string;
  plan: string;
  startsAt: Date;
  endsAt: Date;
};

/** The end of this account's paid periods; undefined when none is left. */
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

/** When people start for this purchase, where that is later than access. */
export async function findPeriodStart(db: Db, paymentId: string): Promise<Date | null> {
  const period = db.selectFrom("subscriptionPeriods").select("peopleFrom").where("paymentId", "=", paymentId);
  return (await period.executeTakeFirst())?.peopleFrom ?? null;
}

/** An advisory lock serializes an account's payments, so that each sees the periods granted before it. */
export async function lockPeriods(tx: Db, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 0))`.execute(tx);
}

/** Whether this channel has an unexpired period paid after `since`. Other channels do not count. */
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
    // Null: lost with the database. Then any purchase of the account made the same way may have been this one.
    .$if(requester !== null, (query) => query.where("p.requester", "=", requester))
    .where("p.paidAt", ">", since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertPeriod(tx: Db, period: Period & { questionnaireReminderAt: Date }): Promise<void> {
  await tx
    .insertInto("subscriptionPeriods")
    .values(period)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function suspendPeriod(tx: Db, paymentId: string, at: Date | null): Promise<void> {
  await tx.updateTable("subscriptionPeriods").set({ suspendedAt: at }).where("paymentId", "=", paymentId).execute();
}

/** Ends a period early. The periods after it move up, so that a refund leaves no gap. */
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
  const unusedMs = endsAt.getTime() - Math.max(at.getTime(), startsAt.getTime());
  const earlier = (column: "starts_at" | "ends_at") =>
    sql<Date>`${sql.ref(column)} - ${unusedMs} * interval '1 millisecond'`;
  await tx
    .updateTable("subscriptionPeriods")
    .set({ startsAt: earlier("starts_at"), endsAt: earlier("ends_at") })
    .where("accountId", "=", accountId)
    .where("startsAt", ">=", endsAt)
    .where("endedAt", "is", null)
    .execute();
}

/** Lengthens a period. The periods after it move back, so that none is shortened. */
export async function extendPeriod(
  tx: Db,
  { paymentId, accountId, endsAt }: Pick<Period, "paymentId" | "accountId" | "endsAt">,
  days: number,
): Promise<void> {
  const later = (column: "starts_at" | "ends_at") =>
    sql<Date>`${sql.ref(column)} + ${days * DAY_MS} * interval '1 millisecond'`;
  await tx
    .updateTable("subscriptionPeriods")
    .set({ startsAt: later("starts_at"), endsAt: later("ends_at") })
    .where("accountId", "=", accountId)
    .where("startsAt", ">=", endsAt)
    .where("endedAt", "is", null)
    .execute();
  await tx
    .updateTable("subscriptionPeriods")
    // It may have been over for a minute: its promises are looked at again after the later end.
    .set({ endsAt: later("ends_at"), promisesReviewedAt: null })
    .where("paymentId", "=", paymentId)
    .execute();
}

/** One that is over, and whose promises were not settled since. */
export const lockEndedPeriod = (tx: Db, rows: Due): Promise<{ paymentId: string; accountId: string } | undefined> =>
  tx
    .selectFrom("subscriptionPeriods")
    .select(["paymentId", "accountId"])
    .where("promisesReviewedAt", "is", null)
    .where(sql<Date>`coalesce(ended_at, ends_at)`, "<=", rows.due)
    .where(isNotPostponed("paymentId", rows))
    .orderBy(sql`coalesce(ended_at, ends_at)`)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function markPeriod(
  tx: Db,
  paymentId: string,
  done: { promisesReviewedAt: Date } | { endingNotifiedAt: Date },
): Promise<void> {
  await tx.updateTable("subscriptionPeriods").set(done).where("paymentId", "=", paymentId).execute();
}

export type EndingPeriod = Pick<Period, "paymentId" | "accountId" | "endsAt"> & {
  email: string;
  via: Payment["via"];
  cycle: Cycle;
  /** Another period begins where this one ends. */
  isFollowed: boolean;
};

/** One that ends by then, with no notification of its end. */
export async function lockEndingPeriod(tx: Db, by: Date, rows: Due): Promise<EndingPeriod | undefined> {
  const row = await tx
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .where("w.endedAt", "is", null)
    .where("w.endingNotifiedAt", "is", null)
    .where("w.suspendedAt", "is", null)
    .where("w.endsAt", ">", rows.due)
    .where("w.endsAt", "<=", by)
    .where(isNotPostponed("w.paymentId", rows))
    .orderBy("w.endsAt")
    .limit(1)
    .forUpdate("w")
    .skipLocked()
    .select(["w.paymentId", "w.accountId", "w.endsAt", "p.email", "p.via", "p.cycle"])
    .select((from) =>
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
    .executeTakeFirst();
  return row as unknown as EndingPeriod | undefined;
}
