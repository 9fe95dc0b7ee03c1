import type { Db } from "../../platform/database/db.ts";
import { type Due, isNotPostponed } from "../../platform/jobs/due-rows.ts";

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
export const lockDueSchedule = (tx: Db, rows: Due): Promise<ReviewSchedule | undefined> =>
  tx
    .selectFrom("reviewSchedules")
    .selectAll()
    .where("nextAt", "<=", rows.due)
    .where(isNotPostponed("accountId", rows))
    .orderBy("nextAt")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export async function moveSchedule(tx: Db, accountId: string, nextAt: Date): Promise<void> {
  await tx.updateTable("reviewSchedules").set({ nextAt }).where("accountId", "=", accountId).execute();
}
