import type { Clock } from "../ledger/clock.ts";

const WINDOW_MS = 12 * 60 * 60 * 1000;

/** One account's quota of calls, in a window of twelve hours from the first call. */
export function createQuota(clock: Clock, limit: number) {
  let startedAt: number | undefined;
  let used = 0;
  return {
    limit,
    /** Counts one call and returns the remaining quota. */
    take(): { isOver: boolean; remaining: number; resetSeconds: number } {
      const now = clock.now().getTime();
      if (startedAt === undefined || now >= startedAt + WINDOW_MS) {
        startedAt = now;
        used = 0;
      }
      used += 1;
      return {
        isOver: used > limit,
        remaining: Math.max(0, limit - used),
        resetSeconds: Math.ceil((startedAt + WINDOW_MS - now) / 1_000),
      };
    },
    /** Sets the remaining calls. */
    leave(calls: number): void {
      startedAt ??= clock.now().getTime();
      used = Math.max(0, limit - calls);
    },
    reset(): void {
      startedAt = undefined;
      used = 0;
    },
  };
}
export type Quota = ReturnType<typeof createQuota>;
