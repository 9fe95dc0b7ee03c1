import { ipKey } from "./ip-key.ts";
import { Problem } from "./problem.ts";

/** At most `slots` at once. Whoever waits is served client IP by client IP in turn: a flood delays only its own. */
export interface FairSemaphore {
  run<T>(ip: string, work: () => Promise<T>): Promise<T>;
}

/**
 * `maxQueued` in all and `maxQueuedPerIp` of them from one IP, none for longer than `maxWaitMs`; others are told to try
 * again. With fewer `slotsPerIp` than slots, one IP's flood never has them all.
 */
type Size = { slots: number; slotsPerIp: number; maxQueued: number; maxQueuedPerIp: number; maxWaitMs?: number };

export function createFairSemaphore({ slots, slotsPerIp, maxQueued, maxQueuedPerIp, maxWaitMs }: Size): FairSemaphore {
  let free = slots;
  let queued = 0;
  const running = new Map<string, number>();
  /** Who waits, by client IP. The order of the map is the order of turns: whose turn it was goes to the back. */
  const queues = new Map<string, Set<() => void>>();

  function leave(key: string, one: () => void): void {
    const queue = queues.get(key);
    if (!queue?.delete(one)) return;
    queued -= 1;
    if (queue.size === 0) queues.delete(key);
  }

  function acquire(key: string): Promise<void> {
    const queue = queues.get(key) ?? new Set();
    if (queued >= maxQueued || queue.size >= maxQueuedPerIp) throw new Problem("overloaded");
    return new Promise((resolve, reject) => {
      const timer = maxWaitMs === undefined ? undefined : setTimeout(onTimeout, maxWaitMs);
      function admit(): void {
        clearTimeout(timer);
        resolve();
      }
      function onTimeout(): void {
        leave(key, admit);
        reject(new Problem("overloaded"));
      }
      queues.set(key, queue.add(admit));
      queued += 1;
    });
  }

  const hasRoom = (key: string): boolean => (running.get(key) ?? 0) < slotsPerIp;

  function occupy(key: string): void {
    free -= 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  }

  function release(key: string): void {
    free += 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    if (free > 0) serveNext();
  }

  function serveNext(): void {
    for (const [key, queue] of queues) {
      const [first] = queue;
      if (!first || !hasRoom(key)) continue;
      leave(key, first);
      if (queues.delete(key)) queues.set(key, queue);
      occupy(key);
      first();
      return;
    }
  }

  return {
    async run(ip, work) {
      const key = ipKey(ip);
      if (free > 0 && hasRoom(key)) occupy(key);
      else await acquire(key);
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}
