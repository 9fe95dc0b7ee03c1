import { ipKey } from "./ip-key.ts";
import { Problem } from "./problem.ts";

/** At most `slots` at once. Whoever waits is served client IP by client IP in turn: a flood delays only its own. */
export interface FairSemaphore {
  run<T>(ip: string, work: () => Promise<T>): Promise<T>;
}

/**
 * `waiting` in all and `waitingPerIp` of them from one IP, none for longer than `patienceMs`; others are told to try
 * again. With fewer `slotsPerIp` than slots, one IP's flood never has them all.
 */
type Size = { slots: number; slotsPerIp: number; waiting: number; waitingPerIp: number; patienceMs?: number };

export function openFairSemaphore({ slots, slotsPerIp, waiting, waitingPerIp, patienceMs }: Size): FairSemaphore {
  let free = slots;
  let inLine = 0;
  const running = new Map<string, number>();
  /** Who waits, by client IP. The order of the map is the order of turns: whose turn it was goes to the back. */
  const lines = new Map<string, Set<() => void>>();

  function leave(key: string, one: () => void): void {
    const line = lines.get(key);
    if (!line?.delete(one)) return;
    inLine -= 1;
    if (line.size === 0) lines.delete(key);
  }

  function turn(key: string): Promise<void> {
    const line = lines.get(key) ?? new Set();
    if (inLine >= waiting || line.size >= waitingPerIp) throw new Problem("too-busy");
    return new Promise((resolve, reject) => {
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      function come(): void {
        clearTimeout(timer);
        resolve();
      }
      function giveUp(): void {
        leave(key, come);
        reject(new Problem("too-busy"));
      }
      lines.set(key, line.add(come));
      inLine += 1;
    });
  }

  const hasRoom = (key: string): boolean => (running.get(key) ?? 0) < slotsPerIp;

  function take(key: string): void {
    free -= 1;
    running.set(key, (running.get(key) ?? 0) + 1);
  }

  function giveBack(key: string): void {
    free += 1;
    const left = (running.get(key) ?? 1) - 1;
    if (left > 0) running.set(key, left);
    else running.delete(key);
    if (free > 0) serveNext();
  }

  function serveNext(): void {
    for (const [key, line] of lines) {
      const [first] = line;
      if (!first || !hasRoom(key)) continue;
      leave(key, first);
      if (lines.delete(key)) lines.set(key, line);
      take(key);
      first();
      return;
    }
  }

  return {
    async run(ip, work) {
      const key = ipKey(ip);
      if (free > 0 && hasRoom(key)) take(key);
      else await turn(key);
      try {
        return await work();
      } finally {
        giveBack(key);
      }
    },
  };
}
