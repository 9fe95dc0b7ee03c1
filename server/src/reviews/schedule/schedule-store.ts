import type { Db } from "../../platform/database/db.ts";

export type ReviewSchedule = { accountId: string; startsAt: Date; nextAt: Date };

/** The first one counts. */
export async function insertSchedule(tx: Db, schedule: ReviewSchedule): Promise<void> {
  await tx
    .insertInto("reviewSchedules")
    .values(schedule)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const findSchedule = (db: Db, accountId: string): Promise<ReviewSchedule | undefined> =>
  db.selectFrom("reviewSchedules").selectAll().where("accountId", "=", accountId).executeTakeFirst();

/** `skip locked` until the transaction ends: each is decided by exactly one worker. */
export const lockDueSchedules = (tx: Db, now: Date, limit: number): Promise<ReviewSchedule[]> =>
  tx
    .selectFrom("reviewSchedules")
    .selectAll()
    .where("nextAt", "<=", now)
    .orderBy("nextAt")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

export async function moveSchedule(tx: Db, accountId: string, nextAt: Date): Promise<void> {
  await tx.updateTable("reviewSchedules").set({ nextAt }).where("accountId", "=", accountId).execute();
}
