import type { Db } from "../../platform/database/db.ts";

export const FIRST = "00000000-0000-0000-0000-000000000000";

type Recheck = { after: string; finishedAt: Date | null };

/** The run for this state of the rules; begun where there is none. */
export async function openRecheck(db: Db, rules: string, now: Date): Promise<Recheck> {
  await db
    .insertInto("planRechecks")
    .values({ rules, after: FIRST, startedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return db
    .selectFrom("planRechecks")
    .select(["after", "finishedAt"])
    .where("rules", "=", rules)
    .executeTakeFirstOrThrow();
}

export async function moveRecheck(db: Db, rules: string, moved: Partial<Recheck>): Promise<void> {
  await db.updateTable("planRechecks").set(moved).where("rules", "=", rules).execute();
}

/** Accounts after the given one that have a plan, in their order. */
export async function listPlanned(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("planVersions")
    .select("accountId")
    .distinct()
    .where("accountId", ">", after)
    .where("sealed", "is not", null)
    .where("retainedSince", "is", null)
    .orderBy("accountId")
    .limit(limit)
    .execute();
  return rows.map(({ accountId }) => accountId);
}
