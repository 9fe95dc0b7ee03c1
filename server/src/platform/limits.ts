import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool } from "pg";
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "./db.ts";
import { ipKey } from "./ip-key.ts";
import { Problem } from "./problem.ts";
import { setAside } from "./set-aside.ts";

/** So many in so long, counted in PostgreSQL: the same for every node. */
export interface Limit {
  /** Counts one; false when there were too many. Counted before the work, so that a burst gains nothing. */
  spend(key: string): Promise<boolean>;
  /** Looks without counting: for what is counted only once it has turned out badly. */
  isUsedUp(key: string): Promise<boolean>;
  /** Takes back what turned out harmless. */
  giveBack(key: string, points?: number): Promise<void>;
  forget(key: string): Promise<void>;
}

/** Nobody waits for the disk: should the machine die, a moment's counts are lost with it, and nothing else. */
const UNHURRIED = "set_config('synchronous_commit', 'off', true)";
/** A window begins with the first and ends by the database's clock: nodes whose own clocks differ count the same. */
const SPEND = `
  insert into throttles as t (key, points, expire)
  select $1, 1, extract(epoch from clock_timestamp()) * 1000 + $2::bigint from ${UNHURRIED}
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

const USED_UP = `
  select points >= $2::int and expire > extract(epoch from clock_timestamp()) * 1000 as "isOver"
  from throttles where key = $1`;

export function openLimit(pool: Pool, options: { name: string; points: number; seconds: number }): Limit {
  const { name, points, seconds } = options;
  return {
    async spend(key) {
      const values = [counterKey(name, key), seconds * 1_000];
      const { rows } = await pool.query<{ points: number }>(SPEND, values);
      return (rows[0]?.points ?? 0) <= points;
    },
    async isUsedUp(key) {
      const { rows } = await pool.query<{ isOver: boolean }>(USED_UP, [counterKey(name, key), points]);
      return rows[0]?.isOver ?? false;
    },
    async giveBack(key, back = 1) {
      const fewer = `update throttles set points = greatest(points - $2::int, 0) from ${UNHURRIED} where key = $1`;
      await pool.query(fewer, [counterKey(name, key), back]);
    },
    async forget(key) {
      await pool.query(`delete from throttles using ${UNHURRIED} where key = $1`, [counterKey(name, key)]);
    },
  };
}

/** Several counters at once, each with its own window. */
export type Counter = { name: string; key: string; points: number; seconds: number };

/** In the order of their keys, so that two presses never wait in a ring. */
const SPEND_EACH = `
  insert into throttles as t (key, points, expire)
  select key, 1, extract(epoch from clock_timestamp()) * 1000 + seconds * 1000
  from ${UNHURRIED}, unnest($1::text[], $2::bigint[]) as counter (key, seconds) order by key
  on conflict (key) do update set
    points = case when t.expire <= extract(epoch from clock_timestamp()) * 1000 then 1 else t.points + 1 end,
    expire = case when t.expire <= extract(epoch from clock_timestamp()) * 1000 then excluded.expire else t.expire end
  returning key, points`;

/** Counts one on each, in one statement; gives back the first of them that had too many. */
export async function spendEach(pool: Pool, counters: Counter[]): Promise<Counter | undefined> {
  const keys = counters.map(({ name, key }) => counterKey(name, key));
  const values = [keys, counters.map(({ seconds }) => seconds)];
  const { rows } = await pool.query<{ key: string; points: number }>(SPEND_EACH, values);
  const spent = new Map(rows.map(({ key, points }) => [key, points]));
  return counters.find(({ points }, index) => (spent.get(keys[index] ?? "") ?? 0) > points);
}

/** What ended an hour ago is of no use to anybody. */
export async function clearThrottles({ db }: { db: Db }): Promise<void> {
  await sql`delete from throttles where expire < (extract(epoch from clock_timestamp()) - 3600) * 1000`.execute(db);
}

/** The same for cheap reads, in each node's memory: whoever is turned away costs no statement. */
export function openMemoryLimit({ points, seconds }: { points: number; seconds: number }): Pick<Limit, "spend"> {
  const limiter = new RateLimiterMemory({ points, duration: seconds });
  return {
    spend: (key) =>
      limiter.consume(key).then(
        () => true,
        () => false,
      ),
  };
}

const LONGEST_PAUSE_MS = 2_000;
const MOST_WAITING = 1_000;

/** Whole cities share one carrier address, so a busy address is slowed and never refused. Counted in each node's memory. */
export type Slowdown = (address: string) => Promise<void>;

export function openSlowdown({ perMinute }: { perMinute: number }): Slowdown {
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 });
  let waiting = 0;
  return async (address) => {
    const excess = await limiter.consume(ipKey(address)).then(
      () => 0,
      (refusal: RateLimiterRes) => refusal.consumedPoints - perMinute,
    );
    if (excess === 0) return;
    if (waiting >= MOST_WAITING) throw new Problem("too-busy");
    waiting += 1;
    await setAside(() => pause(Math.min(excess * 50, LONGEST_PAUSE_MS)));
    waiting -= 1;
  };
}
