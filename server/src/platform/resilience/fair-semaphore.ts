import { ipKey } from "../http/ip-key.ts";
import { Problem } from "../http/problem.ts";

/** At most `slots` at once. The queue is served round robin by client IP: a flood from one IP delays only that IP. */
export interface FairSemaphore {
  run<T>(ip: string, work: () => Promise<T>): Promise<T>;
}

/**
 * At most `maxQueued` wait, `maxQueuedPerIp` of them from one IP, for up to `maxWaitMs`; the rest are refused as
 * `overloaded`. With `slotsPerIp` below `slots`, a flood from one IP never takes all slots.
 */
type Size = { slots: number; slotsPerIp: number; maxQueued: number; maxQueuedPerIp: number; maxWaitMs?: number };

export function createFairSemaphore({ slots, slotsPerIp, maxQueued, maxQueuedPerIp, maxWaitMs }: Size): FairSemaphore {
  let free = slots;
  let queued = 0;
  const running = new Map<string, number>();
  /** Waiting requests by client IP. The map's insertion order is the round robin: a served IP moves to the back. */
  const queues = new Map<string, Set<() => void>>();

  function dequeue(key: string, admit: () => void): void {
    const queue = queues.get(key);
    if (!queue?.delete(admit)) return;
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
        dequeue(key, admit);
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
      dequeue(key, first);
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
