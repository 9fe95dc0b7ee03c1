import { ipKey } from "../http/ip-key.ts";
import { Problem } from "../http/problem.ts";

/** Requests of one client IP in flight at once, waiting ones included; one more is refused with a Retry-After. */
export type ConcurrencyLimit = <T>(ip: string, work: () => Promise<T>) => Promise<T>;

export function createConcurrencyLimit({ perIp }: { perIp: number }): ConcurrencyLimit {
  const inFlight = new Map<string, number>();
  return async (ip, work) => {
    const key = ipKey(ip);
    const count = inFlight.get(key) ?? 0;
    if (count >= perIp) throw new Problem("overloaded");
    inFlight.set(key, count + 1);
    try {
      return await work();
    } finally {
      const left = (inFlight.get(key) ?? 1) - 1;
      if (left > 0) inFlight.set(key, left);
      else inFlight.delete(key);
    }
  };
}
