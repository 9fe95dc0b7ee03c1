import { ipKey } from "./ip-key.ts";
import { Problem } from "./problem.ts";

/** At most `slots` at once. Whoever waits is served client IP by client IP in turn: a flood delays only its own. */
export interface FairSemaphore {
  run<T>(ip: string, work: () => Promise<T>): Promise<T>;
}

/** `waiting` in all and `waitingPerIp` of them from one IP, none for longer than `patienceMs`; others are told to try again. */
type Size = { slots: number; waiting: number; waitingPerIp: number; patienceMs?: number };

export function openFairSemaphore({ slots, waiting, waitingPerIp, patienceMs }: Size): FairSemaphore {
  let free = slots;
  let inLine = 0;
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

  function next(): void {
    for (const [key, line] of lines) {
      const [first] = line;
      if (!first) continue;
      leave(key, first);
      if (lines.delete(key)) lines.set(key, line);
      first();
      return;
    }
    free += 1;
  }

  return {
    async run(ip, work) {
      if (free > 0) free -= 1;
      else await turn(ipKey(ip));
      try {
        return await work();
      } finally {
        next();
      }
    },
  };
}
