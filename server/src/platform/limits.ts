import { setTimeout as pause } from "node:timers/promises";
import type { Pool } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Problem } from "./problem.ts";

/** So many in so long, counted in PostgreSQL: the same for every node. */
export interface Limit {
  /** Counts one; false when there were too many. Counted before the work, so that a burst gains nothing. */
  spend(key: string): Promise<boolean>;
  forget(key: string): Promise<void>;
}

export function openLimit(pool: Pool, options: { name: string; points: number; seconds: number }): Limit {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    tableName: "throttles",
    tableCreated: true,
    keyPrefix: options.name,
    points: options.points,
    duration: options.seconds,
  });
  return {
    async spend(key) {
      try {
        await limiter.consume(key);
        return true;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return false;
        throw refusal;
      }
    },
    async forget(key) {
      await limiter.delete(key);
    },
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
    const excess = await limiter.consume(address).then(
      () => 0,
      (refusal: RateLimiterRes) => refusal.consumedPoints - perMinute,
    );
    if (excess === 0) return;
    if (waiting >= MOST_WAITING) throw new Problem("too-busy");
    waiting += 1;
    await pause(Math.min(excess * 50, LONGEST_PAUSE_MS));
    waiting -= 1;
  };
}
