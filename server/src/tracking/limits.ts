import { ipKey } from "../platform/ip-key.ts";
import { openMemoryLimit } from "../platform/limits.ts";

export type TrackingLimits = {
  /** False when this client IP had as many events kept as any city on one IP has: more are answered, and not written. */
  keepsEventOf: (ip: string) => Promise<boolean>;
};

/** In each node's memory: what is turned away costs no statement. */
export function openTrackingLimits(addressFactor: number): TrackingLimits {
  const perMinute = openMemoryLimit({ points: 1_200 * addressFactor, seconds: 60 });
  const perHour = openMemoryLimit({ points: 20_000 * addressFactor, seconds: 60 * 60 });
  return {
    keepsEventOf: async (ip) => (await perMinute.spend(ipKey(ip))) && perHour.spend(ipKey(ip)),
  };
}
