import { ipKey } from "../platform/http/ip-key.ts";
import { createMemoryRateLimit, createThrottle, type Throttle } from "../platform/resilience/rate-limits.ts";

export type TrackingLimits = {
  /** False when this client IP has stored as many events as a carrier-grade NAT would: more are acknowledged, not stored. */
  admitsEvent: (ip: string) => Promise<boolean>;
  trackingThrottle: Throttle;
};

/** In each node's memory, so that a rejected event costs no query. */
export function createTrackingLimits(ipFactor: number): TrackingLimits {
  const perMinute = createMemoryRateLimit({ points: 1_200 * ipFactor, seconds: 60 });
  const perHour = createMemoryRateLimit({ points: 20_000 * ipFactor, seconds: 60 * 60 });
  return {
    trackingThrottle: createThrottle({ perMinute: 600 * ipFactor }),
    admitsEvent: async (ip) => (await perMinute.consume(ipKey(ip))) && perHour.consume(ipKey(ip)),
  };
}

/** Whether to store an event of this client IP. Only one that is stored is throttled: the others must look the same. */
export async function admitEvent({ admitsEvent, trackingThrottle }: TrackingLimits, ip: string): Promise<boolean> {
  if (!(await admitsEvent(ip))) return false;
  await trackingThrottle(ip);
  return true;
}
