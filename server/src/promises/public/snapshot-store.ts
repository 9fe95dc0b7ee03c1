import type { Day } from "@app/engine/promises/local-time";
import type { PromiseKind } from "@app/engine/promises/promise-kinds";
import type { Batch } from "@app/engine/promises/public-batch";
import type { CaseLine } from "@app/engine/promises/public-lines";
import { sql } from "kysely";
import type { Db } from "../../platform/database/db.ts";
import type { StoredPromise } from "../promise.ts";

type Snapshot = { day: Day; takenAt: Date; csv: string; hash: string };

const onDay = (day: Day) => sql<boolean>`day = ${day}::date`;

/**
 * False when the night has its snapshot. Another worker that takes it at this moment is waited for: one commits, or its
 * transaction is gone and this one goes on.
 */
export async function insertSnapshot(tx: Db, { day, takenAt }: Pick<Snapshot, "day" | "takenAt">): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("promiseSnapshots")
    .values({ day: sql<Date>`${day}::date`, takenAt, csv: "", hash: "" })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function fillSnapshot(tx: Db, { day, csv, hash }: Omit<Snapshot, "takenAt">): Promise<void> {
  await tx.updateTable("promiseSnapshots").set({ csv, hash }).where(onDay(day)).execute();
}

/** Of earlier months the last one stays, a year long; of this and the month before, every night. */
export async function deleteOldSnapshots(tx: Db, day: Day): Promise<void> {
  await sql`
    delete from promise_snapshots s
    where s.day < ${day}::date - interval '13 months'
      or (s.day < date_trunc('month', ${day}::date) - interval '1 month'
        and exists (select from promise_snapshots later
          where later.day > s.day and date_trunc('month', later.day) = date_trunc('month', s.day)))
  `.execute(tx);
}

/** The given one, or the newest. */
export async function findSnapshot(db: Db, day?: Day): Promise<Snapshot | undefined> {
  return db
    .selectFrom("promiseSnapshots")
    .select([sql<Day>`day::text`.as("day"), "takenAt", "csv", "hash"])
    .$if(day !== undefined, (query) => query.where(onDay(day ?? "")))
    .orderBy("promiseSnapshots.day", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Of the newest one, without its file. */
export async function findTakenAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom("promiseSnapshots")
    .select("takenAt")
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.takenAt ?? null;
}

/** The last one of each month before that of the day, newest first. */
export async function listMonthlySnapshots(db: Db, day: Day): Promise<Pick<Snapshot, "day" | "hash">[]> {
  const { rows } = await sql<Pick<Snapshot, "day" | "hash">>`
    select distinct on (date_trunc('month', day)) day::text as day, hash
    from promise_snapshots
    where day < date_trunc('month', ${day}::date)
    order by date_trunc('month', day) desc, promise_snapshots.day desc
    limit 12
  `.execute(db);
  return rows;
}

export async function listBatches(tx: Db): Promise<Batch[]> {
  const rows = await tx
    .selectFrom("promiseBatches")
    .select(["kind", "lines", sql<Day>`from_day::text`.as("fromDay"), sql<Day>`to_day::text`.as("toDay")])
    .execute();
  return rows.map(({ kind, lines, ...days }) => ({ ...days, kind: kind as Batch["kind"], lines: lines as CaseLine[] }));
}

export async function insertBatch(tx: Db, { kind, fromDay, toDay, lines }: Batch): Promise<void> {
  const dateOf = (day: Day) => sql<Date>`${day}::date`;
  await tx
    .insertInto("promiseBatches")
    .values({ kind, fromDay: dateOf(fromDay), toDay: dateOf(toDay), lines: JSON.stringify(lines) })
    .execute();
}

/** They stand in no file any more. */
export async function deleteBatches(tx: Db, before: Day): Promise<void> {
  await tx.deleteFrom("promiseBatches").where(sql<boolean>`to_day < ${before}::date`).execute();
}

type Settled = Pick<
  StoredPromise,
  "kind" | "startsAt" | "hours" | "dueAt" | "fulfilledAt" | "breachedAt" | "creditDays" | "checkAt"
>;

export async function hideFromFigures(
  tx: Db,
  { leadId, kinds }: { leadId: string; kinds: readonly PromiseKind[] },
): Promise<void> {
  const ofLead = tx.updateTable("promises").set({ isPublic: false }).where("leadId", "=", leadId);
  await ofLead.where((where) => where("kind", "=", where.fn.any(where.val([...kinds])))).execute();
}

/** Of a kind, those kept or broken in that time. A void one was neither. */
export async function listSettled(
  tx: Db,
  { kind, from, to }: { kind: string; from: Date; to: Date },
): Promise<Settled[]> {
  const settled = (state: "kept" | "breached", at: "fulfilledAt" | "breachedAt") =>
    tx
      .selectFrom("promises")
      .select(["kind", "startsAt", "hours", "dueAt", "fulfilledAt", "breachedAt", "creditDays", "checkAt"])
      .where("kind", "=", kind)
      .where("state", "=", state)
      .where("isPublic", "=", true)
      .where(at, ">=", from)
      .where(at, "<", to);
  const rows = await settled("kept", "fulfilledAt").unionAll(settled("breached", "breachedAt")).execute();
  return rows as Settled[];
}
