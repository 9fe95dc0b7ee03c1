import { Problem } from "../http/problem.ts";

/** At most `slots` at once and `maxQueued` waiting, each for up to `maxWaitMs`; the rest are refused as `overloaded`. */
export interface Semaphore {
  run<T>(work: () => Promise<T>): Promise<T>;
}

type Size = { slots: number; maxQueued: number; maxWaitMs?: number };

export function createSemaphore({ slots, maxQueued, maxWaitMs }: Size): Semaphore {
  let free = slots;
  const queue = new Set<() => void>();

  function acquire(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = maxWaitMs === undefined ? undefined : setTimeout(onTimeout, maxWaitMs);
      function admit(): void {
        clearTimeout(timer);
        resolve();
      }
      function onTimeout(): void {
        queue.delete(admit);
        reject(new Problem("overloaded"));
      }
      queue.add(admit);
    });
  }

  return {
    async run(work) {
      if (free > 0) free -= 1;
      else if (queue.size < maxQueued) await acquire();
      else throw new Problem("overloaded");
      try {
        return await work();
      } finally {
        const [next] = queue;
        if (next) {
          queue.delete(next);
          next();
        } else free += 1;
      }
    },
  };
}
