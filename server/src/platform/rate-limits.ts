import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool } from "pg";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import { releaseSlotWhile } from "./admission.ts";
import type { Db } from "./db.ts";
import { ipKey } from "./ip-key.ts";
import { Problem } from "./problem.ts";

/** So many in so long, counted in PostgreSQL: the same for every node. */
export interface RateLimit {
  /** Counts one; false when there were too many. Counted before the work, so that a burst gains nothing. */
  consume(key: string): Promise<boolean>;
  /** Looks without counting: for what is counted only once it has turned out badly. */
  isExhausted(key: string): Promise<boolean>;
  /** Takes back what turned out harmless. */
  restore(key: string, points?: number): Promise<void>;
  reset(key: string): Promise<void>;
}

/** Nobody waits for the disk: should the machine die, a moment's counts are lost with it, and nothing else. */
const ASYNC_COMMIT = "set_config('synchronous_commit', 'off', true)";
/** A window begins with the first and ends by the database's clock: nodes whose own clocks differ count the same. */
const CONSUME = `
  insert into throttles as t (key, points, expire)
  select $1, 1, extract(epoch from clock_timestamp()) * 1000 + $2::bigint from ${ASYNC_COMMIT}
  on conflict (key) do update set
    points = case when t.expire <= excluded.expire - $2::bigint then 1 else t.points + 1 end,
    expire = case when t.expire <= excluded.expire - $2::bigint then excluded.expire else t.expire end
  returning points`;

/**
 * What was typed (an e-mail, a phone, an IP) is counted under its hash: no address stands in the table, though a copy of
 * it would still confirm a guess. No secret in it: rotating one would reset every limit.
 */
export const counterKey = (name: string, key: string): string =>
  `${name}:${createHash("sha256").update(`${name}:${key}`, "utf8").digest("base64url")}`;

const EXHAUSTED = `
  select points >= $2::int and expire > extract(epoch from clock_timestamp()) * 1000 as "isOver"
  from throttles where key = $1`;

export function createRateLimit(pool: Pool, options: { name: string; points: number; seconds: number }): RateLimit {
  const { name, points, seconds } = options;
  return {
    async consume(key) {
      const values = [counterKey(name, key), seconds * 1_000];
      const { rows } = await pool.query<{ points: number }>(CONSUME, values);
      return (rows[0]?.points ?? 0) <= points;
    },
    async isExhausted(key) {
      const { rows } = await pool.query<{ isOver: boolean }>(EXHAUSTED, [counterKey(name, key), points]);
      return rows[0]?.isOver ?? false;
    },
    async restore(key, back = 1) {
      const fewer = `update throttles set points = greatest(points - $2::int, 0) from ${ASYNC_COMMIT} where key = $1`;
      await pool.query(fewer, [counterKey(name, key), back]);
    },
    async reset(key) {
      await pool.query(`delete from throttles using ${ASYNC_COMMIT} where key = $1`, [counterKey(name, key)]);
    },
  };
}

/** Several counters at once, each with its own window. */
export type Counter = { name: string; key: string; points: number; seconds: number };

/** In the order of their keys, so that two attempts never wait in a ring. */
const CONSUME_EACH = `
  insert into throttles as t (key, points, expire)
  select key, 1, extract(epoch from clock_timestamp()) * 1000 + seconds * 1000
  from ${ASYNC_COMMIT}, unnest($1::text[], $2::bigint[]) as counter (key, seconds) order by key
  on conflict (key) do update set
    points = case when t.expire <= extract(epoch from clock_timestamp()) * 1000 then 1 else t.points + 1 end,
    expire = case when t.expire <= extract(epoch from clock_timestamp()) * 1000 then excluded.expire else t.expire end
  returning key, points`;

/** Counts one on each, in one statement; gives back the first of them that had too many. */
export async function consumeEach(pool: Pool, counters: Counter[]): Promise<Counter | undefined> {
  const keys = counters.map(({ name, key }) => counterKey(name, key));
  const values = [keys, counters.map(({ seconds }) => seconds)];
  const { rows } = await pool.query<{ key: string; points: number }>(CONSUME_EACH, values);
  const spent = new Map(rows.map(({ key, points }) => [key, points]));
  return counters.find(({ points }, index) => (spent.get(keys[index] ?? "") ?? 0) > points);
}

/** What ended an hour ago is of no use to anybody. */
export async function clearExpiredCounters({ db }: { db: Db }): Promise<void> {
  await sql`delete from throttles where expire < (extract(epoch from clock_timestamp()) - 3600) * 1000`.execute(db);
}

/** The same for cheap reads, in each node's memory: whoever is turned away costs no statement. */
export function createMemoryRateLimit({
  points,
  seconds,
}: {
  points: number;
  seconds: number;
}): Pick<RateLimit, "consume"> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    consume: (key) =>
      limiter.consume(key).then(
        () => true,
        () => false,
      ),
  };
}

const MAX_PAUSE_MS = 2_000;
const MAX_WAITING = 1_000;

/** Whole cities share one carrier address, so a busy address is slowed and never refused. Counted in each node's memory. */
export type Throttle = (address: string) => Promise<void>;

export function createThrottle({ perMinute }: { perMinute: number }): Throttle {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  let waiting = 0;
  return async (address) => {
    const excess = await limiter.consume(ipKey(address)).then(
      () => 0,
      (refusal: RateLimiterRes) => refusal.consumedPoints - perMinute,
    );
    if (excess === 0) return;
    if (waiting >= MAX_WAITING) throw new Problem("overloaded");
    waiting += 1;
    await releaseSlotWhile(() => pause(Math.min(excess * 50, MAX_PAUSE_MS)));
    waiting -= 1;
  };
}
