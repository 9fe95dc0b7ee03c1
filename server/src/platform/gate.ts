import { Problem } from "./problem.ts";

/** At most `slots` at once, at most `waiting` in line and none longer than `patienceMs`; the others are told to try again. */
export interface Gate {
  pass<T>(work: () => Promise<T>): Promise<T>;
}

type Size = { slots: number; waiting: number; patienceMs?: number };

export function openGate({ slots, waiting, patienceMs }: Size): Gate {
  let free = slots;
  const line = new Set<() => void>();

  function turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = patienceMs === undefined ? undefined : setTimeout(giveUp, patienceMs);
      function come(): void {
        clearTimeout(timer);
        resolve();
      }
      function giveUp(): void {
        line.delete(come);
        reject(new Problem("too-busy"));
      }
      line.add(come);
    });
  }

  return {
    async pass(work) {
      if (free > 0) free -= 1;
      else if (line.size < waiting) await turn();
      else throw new Problem("too-busy");
      try {
        return await work();
      } finally {
        const [next] = line;
        if (next) {
          line.delete(next);
          next();
        } else free += 1;
      }
    },
  };
}
