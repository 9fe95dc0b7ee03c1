import { type RawBuilder, sql } from "kysely";
import { type Db, inTransaction, isConnectionLost } from "../database/db.ts";
import type { PlatformDeps } from "../deps.ts";
import { backoffMs } from "../resilience/backoff.ts";
import { addMs, DAY_MS, HOUR_MS, MINUTE_MS } from "../time.ts";
import { forgetPostponed, listPostponed, postponeRow } from "./postponed-row-store.ts";

const BACKOFF = { firstMs: MINUTE_MS, maxMs: HOUR_MS };
/** The key of several rows together: one of them failed, and alone they show which. */
const GROUP = "group";
/** A long queue of slow calls is no sweep that stands still: the next run follows within seconds. */
const LONGEST_RUN_MS = 2 * MINUTE_MS;
/** More are no longer single rows: the sweep itself has failed, and the next run goes on behind them. */
const MAX_FAILURES = 100;

export type Due = {
  /** What a run leaves is due later than this, so that no run takes a row twice. */
  due: Date;
  /** Keys of rows that failed and whose next turn has not come. */
  except: readonly string[];
};

/** The condition of a store's query that leaves out what waits for its next turn. */
export const isNotPostponed = (key: string | RawBuilder<unknown>, { except }: Due): RawBuilder<boolean> =>
  sql<boolean>`(${typeof key === "string" ? sql.ref(key) : key})::text <> all(${except}::text[])`;

type DueRows<Row> = {
  sweep: string;
  /** Locks the first due row (`skip locked`: each is worked on by exactly one worker) and marks it as taken. */
  take: (tx: Db, due: Due) => Promise<Row | undefined>;
  keyOf: (row: Row) => string;
  /** True: the same row has more to do, in a transaction of its own. */
  work: (tx: Db, row: Row) => Promise<boolean | void>;
};

export type SweepDeps = Pick<PlatformDeps, "db" | "now" | "log">;

/**
 * Works through the rows that are due, each in a transaction of its own. One that fails is postponed with back-off, logged and
 * counted, and those behind it are done: no row can stop a sweep.
 */
export async function forEachDue<Row>(
  { db, now, log }: SweepDeps,
  { sweep, take, keyOf, work }: DueRows<Row>,
): Promise<void> {
  const due = now();
  const postponed = await listPostponed(db, sweep, addMs(due, -DAY_MS));
  const failures = new Map(postponed.map(({ rowKey, failures: count }) => [rowKey, count]));
  const except = postponed.filter(({ retryAt }) => retryAt > due).map(({ rowKey }) => rowKey);
  const failed: unknown[] = [];
  let finished: string | undefined;
  for (;;) {
    let key: string | undefined;
    try {
      const more = await inTransaction(db, async (tx) => {
        key = undefined;
        const row = await take(tx, { due, except });
        if (!row) return false;
        key = keyOf(row);
        if (key === finished) throw new Error("due again at once: its work does not move it");
        finished = (await work(tx, row)) ? undefined : key;
        if (failures.has(key)) await forgetPostponed(tx, sweep, key);
        return true;
      });
      if (!more) return;
    } catch (error) {
      // Without the database, or an answer to what is due, it is the sweep that failed.
      if (key === undefined || isConnectionLost(error)) throw error;
      finished = undefined;
      if (key === GROUP) {
        log.warn({ err: error, sweep }, "group of rows failed, each is tried alone");
        continue;
      }
      const count = (failures.get(key) ?? 0) + 1;
      const retryAt = addMs(now(), backoffMs(count, BACKOFF));
      log.error({ err: error, sweep, failures: count }, "row failed, postponed");
      await postponeRow(db, { sweep, rowKey: key, reason: reasonOf(error), at: now(), retryAt });
      except.push(key);
      failed.push(error);
      if (failed.length === MAX_FAILURES)
        throw new AggregateError(failed, `${sweep}: ${MAX_FAILURES} rows failed in one run`, { cause: error });
    }
  }
}

type DueGroups<Row> = {
  sweep: string;
  size: number;
  take: (tx: Db, due: Due & { limit: number }) => Promise<Row[]>;
  keyOf: (row: Row) => string;
  work: (tx: Db, rows: readonly Row[]) => Promise<void>;
};

/** The same for rows that are cheaper together: a group is a transaction, and after one that failed each row is. */
export async function forEachDueGroup<Row>(
  deps: SweepDeps,
  { sweep, size, take, keyOf, work }: DueGroups<Row>,
): Promise<void> {
  let limit = size;
  await forEachDue<Row[]>(deps, {
    sweep,
    async take(tx, due) {
      const rows = await take(tx, { ...due, limit });
      return rows.length > 0 ? rows : undefined;
    },
    keyOf: ([first, ...others]) => (first && others.length === 0 ? keyOf(first) : GROUP),
    async work(tx, rows) {
      try {
        await work(tx, rows);
      } catch (error) {
        limit = 1;
        throw error;
      }
      return rows.length > 1;
    },
  });
}

/** The kind of error; its text may name a person. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? ((error as { code?: string }).code ?? error.name) : "unknown";

type LeasedRows<Row> = {
  leaseMs: number;
  /** The longest that the work on one row takes. None is begun with less than this left of its lease. */
  slowestMs: number;
  lease: (lease: { now: Date; leaseUntil: Date; limit: number }) => Promise<Row[]>;
  limit: number;
  work: (row: Row) => Promise<void>;
  /** Whose work failed: says when it is due again. Where that fails too, the row waits for the end of its lease. */
  failed: (row: Row, error: unknown) => Promise<void>;
};

/**
 * Works through rows whose work calls others and cannot be a transaction: each is leased by moving its due time, and what a
 * slow call leaves of a batch is due again when the lease ends, for any worker.
 */
export async function forEachLeased<Row>(
  { now }: Pick<SweepDeps, "now">,
  { leaseMs, slowestMs, lease, limit, work, failed }: LeasedRows<Row>,
): Promise<void> {
  const runUntil = addMs(now(), LONGEST_RUN_MS);
  const stuck: unknown[] = [];
  const workOn = (row: Row) =>
    work(row)
      .catch((error: unknown) => failed(row, error))
      .catch((error: unknown) => {
        if (isConnectionLost(error)) throw error;
        stuck.push(error);
      });
  const run = async () => {
    while (now() < runUntil) {
      const at = now();
      const leaseUntil = addMs(at, leaseMs);
      const rows = await lease({ now: at, leaseUntil, limit });
      for (const row of rows) {
        if (addMs(now(), slowestMs) > leaseUntil) return;
        await workOn(row);
      }
      if (rows.length < limit) return;
    }
  };
  await run();
  if (stuck.length > 0) throw new AggregateError(stuck, `${stuck.length} rows could not even be postponed`);
}
