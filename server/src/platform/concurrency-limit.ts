import { ipKey } from "./ip-key.ts";
import { Problem } from "./problem.ts";

/** So many calls of one client IP open at once, those that wait included; the next one is told to try again. */
export type ConcurrencyLimit = <T>(ip: string, work: () => Promise<T>) => Promise<T>;

export function createConcurrencyLimit({ perIp }: { perIp: number }): ConcurrencyLimit {
  const open = new Map<string, number>();
  return async (ip, work) => {
    const key = ipKey(ip);
    const before = open.get(key) ?? 0;
    if (before >= perIp) throw new Problem("overloaded");
    open.set(key, before + 1);
    try {
      return await work();
    } finally {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    }
  };
}
