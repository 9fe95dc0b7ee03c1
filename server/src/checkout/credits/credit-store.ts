import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import { isOwnedBy, type Owner } from "../subscriptions/owner.ts";
import type { Period } from "../subscriptions/period-store.ts";

export type CreditedPeriod = Pick<Period, "paymentId" | "accountId" | "endsAt">;

/** The first period of a member, bought by that moment, which is not over then: a refund ended the others. */
export async function findPeriodAt(db: Db, owner: Owner, at: Date): Promise<CreditedPeriod | undefined> {
  return db
    .selectFrom("subscriptionPeriods as w")
    .innerJoin("payments as p", "p.id", "w.paymentId")
    .select(["w.paymentId", "w.accountId", "w.endsAt"])
    .where(isOwnedBy("p", owner))
    .where("p.paidAt", "<=", at)
    .where("w.endsAt", ">", at)
    .where("w.endedAt", "is", null)
    .orderBy("w.startsAt")
    .limit(1)
    .executeTakeFirst();
}

/** Over all purchases of a member: a refund may have ended the one that was credited first. */
export async function sumCredits(db: Db, owner: Owner, source: string): Promise<number> {
  const { days } = await db
    .selectFrom("subscriptionCredits as c")
    .innerJoin("payments as p", "p.id", "c.paymentId")
    .select(sql<number>`coalesce(sum(c.days), 0)::int`.as("days"))
    .where(isOwnedBy("p", owner))
    .where("c.source", "=", source)
    .executeTakeFirstOrThrow();
  return days;
}

type Credit = { paymentId: string; source: string; days: number; updatedAt: Date };

export async function addCredit(tx: Db, credit: Credit): Promise<void> {
  await tx
    .insertInto("subscriptionCredits")
    .values(credit)
    .onConflict((conflict) =>
      conflict.columns(["paymentId", "source"]).doUpdateSet({
        days: sql`subscription_credits.days + excluded.days`,
        updatedAt: credit.updatedAt,
      }),
    )
    .execute();
}

export async function sumEveryCredit(db: Db): Promise<number> {
  const { days } = await db
    .selectFrom("subscriptionCredits")
    .select(sql<number>`coalesce(sum(days), 0)::int`.as("days"))
    .executeTakeFirstOrThrow();
  return days;
}

export async function listCreditedSince(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("subscriptionCredits")
    .select("paymentId")
    .distinct()
    .where("updatedAt", ">=", since)
    .execute();
  return rows.map(({ paymentId }) => paymentId);
}

/** Since when each of these sources has given days to one of these purchases. */
export async function listCreditTimes(
  db: Db,
  { paymentIds, sources }: { paymentIds: readonly string[]; sources: readonly string[] },
): Promise<{ source: string; updatedAt: Date }[]> {
  return db
    .selectFrom("subscriptionCredits")
    .select(["source", "updatedAt"])
    .where((where) => where("paymentId", "=", where.fn.any(where.val([...paymentIds]))))
    .where((where) => where("source", "=", where.fn.any(where.val([...sources]))))
    .execute();
}
