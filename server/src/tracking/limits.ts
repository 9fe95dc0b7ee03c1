import { ipKey } from "../platform/ip-key.ts";
import { createMemoryRateLimit } from "../platform/rate-limits.ts";

export type TrackingLimits = {
  /** False when this client IP had as many events kept as any city on one IP has: more are answered, and not written. */
  admitsEvent: (ip: string) => Promise<boolean>;
};

/** In each node's memory: what is turned away costs no statement. */
export function createTrackingLimits(ipFactor: number): TrackingLimits {
  const perMinute = createMemoryRateLimit({ points: 1_200 * ipFactor, seconds: 60 });
  const perHour = createMemoryRateLimit({ points: 20_000 * ipFactor, seconds: 60 * 60 });
  return {
    admitsEvent: async (ip) => (await perMinute.consume(ipKey(ip))) && perHour.consume(ipKey(ip)),
  };
}
