import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool } from "pg";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "../database/db.ts";
import { ipKey } from "../http/ip-key.ts";
import { Problem } from "../http/problem.ts";
import { releaseSlotWhile } from "./admission.ts";

/** A fixed-window rate limit counted in PostgreSQL: shared by all nodes. */
export interface RateLimit {
  /** Counts one; false when the limit is exceeded. Called before the work, so that a burst cannot pass the limit. */
  consume(key: string): Promise<boolean>;
  /** Checks without counting: for limits that count failures only. */
  isExhausted(key: string): Promise<boolean>;
  /** Gives points back after a success. */
  restore(key: string, points?: number): Promise<void>;
  reset(key: string): Promise<void>;
}

/** `synchronous_commit=off`: no request waits for the disk, and a crash loses only the last moment's counts. */
const ASYNC_COMMIT = "set_config('synchronous_commit', 'off', true)";
/** A window begins with its first point and uses the database's clock, so clock skew between nodes does not matter. */
const CONSUME = `
  insert into throttles as t (key, points, expire)
  select $1, 1, extract(epoch from clock_timestamp()) * 1000 + $2::bigint from ${ASYNC_COMMIT}
  on conflict (key) do update set
    points = case when t.expire <= excluded.expire - $2::bigint then 1 else t.points + 1 end,
    expire = case when t.expire <= excluded.expire - $2::bigint then excluded.expire else t.expire end
  returning points`;

/**
 * Keys (an e-mail, a phone, an IP) are hashed, so the table holds no personal data in plain text; a guess can still be
 * confirmed. The hash has no secret, because rotating it would reset every limit.
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

/** Rows are locked in the order of their keys, so that two payment attempts cannot deadlock. */
const CONSUME_EACH = `
  insert into throttles as t (key, points, expire)
  select key, 1, extract(epoch from clock_timestamp()) * 1000 + seconds * 1000
  from ${ASYNC_COMMIT}, unnest($1::text[], $2::bigint[]) as counter (key, seconds) order by key
  on conflict (key) do update set
    points = case when t.expire <= extract(epoch from clock_timestamp()) * 1000 then 1 else t.points + 1 end,
    expire = case when t.expire <= extract(epoch from clock_timestamp()) * 1000 then excluded.expire else t.expire end
  returning key, points`;

/** Counts one on each, in one statement; returns the first that exceeds its limit. */
export async function consumeEach(pool: Pool, counters: Counter[]): Promise<Counter | undefined> {
  const keys = counters.map(({ name, key }) => counterKey(name, key));
  const values = [keys, counters.map(({ seconds }) => seconds)];
  const { rows } = await pool.query<{ key: string; points: number }>(CONSUME_EACH, values);
  const consumed = new Map(rows.map(({ key, points }) => [key, points]));
  return counters.find(({ points }, index) => (consumed.get(keys[index] ?? "") ?? 0) > points);
}

/** Deletes counters whose window ended more than an hour ago. */
export async function clearExpiredCounters({ db }: { db: Db }): Promise<void> {
  await sql`delete from throttles where expire < (extract(epoch from clock_timestamp()) - 3600) * 1000`.execute(db);
}

/** In each node's memory, for cheap reads: a refused request costs no statement. */
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

/** Carrier-grade NAT puts whole cities behind one IP, so a busy IP is delayed, not refused. Counted in each node's memory. */
export type Throttle = (ip: string) => Promise<void>;

export function createThrottle({ perMinute }: { perMinute: number }): Throttle {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  let waiting = 0;
  return async (ip) => {
    const excess = await limiter.consume(ipKey(ip)).then(
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
