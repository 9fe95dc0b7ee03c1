import { ipKey } from "../http/ip-key.ts";
import { Problem } from "../http/problem.ts";

/** At most `slots` at once. The queue is served round robin by client: a flood from one of them delays only that one. */
export interface FairSemaphore {
  run<T>(client: string, work: () => Promise<T>): Promise<T>;
}

/**
 * At most `maxQueued` wait, `maxQueuedPerClient` of them of one client, for up to `maxWaitMs`; the rest are refused as
 * `overloaded`. With `slotsPerClient` below `slots`, a flood from one client never takes all slots.
 */
type Size = {
  slots: number;
  slotsPerClient: number;
  maxQueued: number;
  maxQueuedPerClient: number;
  maxWaitMs?: number;
  /** What counts as one client, by the name that `run` is called with: an IP, unless said otherwise. */
  keyOf?: (client: string) => string;
};

export function createFairSemaphore({
  slots,
  slotsPerClient,
  maxQueued,
  maxQueuedPerClient,
  maxWaitMs,
  keyOf = ipKey,
}: Size): FairSemaphore {
  let free = slots;
  let queued = 0;
  const running = new Map<string, number>();
  /** Waiting requests by client. The map's insertion order is the round robin: a served client moves to the back. */
  const queues = new Map<string, Set<() => void>>();

  function dequeue(key: string, admit: () => void): void {
    const queue = queues.get(key);
    if (!queue?.delete(admit)) return;
    queued -= 1;
    if (queue.size === 0) queues.delete(key);
  }

  function acquire(key: string): Promise<void> {
    const queue = queues.get(key) ?? new Set();
    if (queued >= maxQueued || queue.size >= maxQueuedPerClient) throw new Problem("overloaded");
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

  const hasRoom = (key: string): boolean => (running.get(key) ?? 0) < slotsPerClient;

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
    async run(client, work) {
      const key = keyOf(client);
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
