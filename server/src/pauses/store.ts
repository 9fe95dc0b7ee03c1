import { sql } from "kysely";
import type { Db } from "../platform/database/db.ts";
import { type Due, isNotPostponed } from "../platform/jobs/due-rows.ts";
import type { PlanPause } from "./plan-pause.ts";

const columns = [
  "accountId",
  "id",
  "reason",
  "timeZone",
  "startsAt",
  "endsAt",
  "createdAt",
  "noticeAt",
  "startedAt",
  "endedAt",
] as const;

const asPauses = (rows: unknown[]): PlanPause[] => rows as PlanPause[];

/** Days as text: a date has no hour and no zone. */
const pauses = (db: Db) =>
  db
    .selectFrom("planPauses")
    .select(columns)
    .select([
      sql<string>`from_day::text`.as("from"),
      sql<string>`to_day::text`.as("to"),
      sql<string | null>`ended_on::text`.as("endedOn"),
    ]);

/** False when the id is known already, or the member has an open pause. */
export async function insertPause(tx: Db, { from, to, ...pause }: PlanPause): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("planPauses")
    .values({ ...pause, fromDay: from, toDay: to })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findPause(db: Db, accountId: string, id: string): Promise<PlanPause | undefined> {
  return asPauses([await pauses(db).where("accountId", "=", accountId).where("id", "=", id).executeTakeFirst()])[0];
}

export async function findOpenPause(db: Db, accountId: string): Promise<PlanPause | undefined> {
  const open = pauses(db).where("accountId", "=", accountId).where("endedAt", "is", null);
  return asPauses([await open.executeTakeFirst()])[0];
}

/** Until the transaction ends no sweep and no other request decides about it. */
export async function lockPause(tx: Db, accountId: string, id: string): Promise<PlanPause | undefined> {
  const one = pauses(tx).where("accountId", "=", accountId).where("id", "=", id).forUpdate();
  return asPauses([await one.executeTakeFirst()])[0];
}

export async function lockOpenPause(tx: Db, accountId: string): Promise<PlanPause | undefined> {
  const open = pauses(tx).where("accountId", "=", accountId).where("endedAt", "is", null).forUpdate();
  return asPauses([await open.executeTakeFirst()])[0];
}

/** The newest first. */
export async function listPauses(db: Db, accountId: string): Promise<PlanPause[]> {
  return asPauses(await pauses(db).where("accountId", "=", accountId).orderBy("startsAt", "desc").execute());
}

/** One that begins, ends or is to be announced by `now`; `skip locked`: each is decided by exactly one worker. */
export async function lockDuePause(tx: Db, rows: Due): Promise<PlanPause | undefined> {
  const { due: now } = rows;
  const due = pauses(tx)
    .where(isNotPostponed("id", rows))
    .where("endedAt", "is", null)
    .where((where) =>
      where.or([
        where.and([where("startedAt", "is", null), where("startsAt", "<=", now)]),
        where("noticeAt", "<=", now),
        where("endsAt", "<=", now),
      ]),
    )
    .orderBy("startsAt")
    .limit(1)
    .forUpdate()
    .skipLocked();
  return asPauses([await due.executeTakeFirst()])[0];
}

/** Those that run, a page by account. */
export async function listRunning(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Pick<PlanPause, "accountId" | "id" | "reason">[]> {
  const rows = db.selectFrom("planPauses").select(["accountId", "id", "reason"]);
  const running = rows.where("endedAt", "is", null).where("startedAt", "is not", null);
  const page = after === undefined ? running : running.where("accountId", ">", after);
  return asPauses(await page.orderBy("accountId").limit(limit).execute());
}

export async function listPausedAt(db: Db, accountIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom("planPauses")
    .select("accountId")
    .where((where) => where("accountId", "=", where.fn.any(where.val([...accountIds]))))
    .where("endedAt", "is", null)
    .where("startsAt", "<=", now)
    .where("endsAt", ">", now)
    .execute();
  return rows.map(({ accountId }) => accountId);
}

type Changed = Partial<Pick<PlanPause, "to" | "endsAt" | "noticeAt" | "startedAt" | "endedAt" | "endedOn">>;

export async function updatePause(
  tx: Db,
  { accountId, id }: Pick<PlanPause, "accountId" | "id">,
  { to, ...changed }: Changed,
): Promise<void> {
  await tx
    .updateTable("planPauses")
    .set({ ...changed, ...(to && { toDay: to }) })
    .where("accountId", "=", accountId)
    .where("id", "=", id)
    .execute();
}

export async function deletePauses(tx: Db, accountId: string): Promise<void> {
  await tx.deleteFrom("planPauses").where("accountId", "=", accountId).execute();
}
