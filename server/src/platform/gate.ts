import { Problem } from "./problem.ts";

/** At most `slots` at once, at most `waiting` in line; whoever comes after that is told to try again. */
export interface Gate {
  pass<T>(work: () => Promise<T>): Promise<T>;
}

export function openGate({ slots, waiting }: { slots: number; waiting: number }): Gate {
  let free = slots;
  const line: (() => void)[] = [];

  return {
    async pass(work) {
      if (free > 0) free -= 1;
      else if (line.length < waiting) await new Promise<void>((turn) => line.push(turn));
      else throw new Problem("too-busy");
      try {
        return await work();
      } finally {
        const next = line.shift();
        if (next) next();
        else free += 1;
      }
    },
  };
}
