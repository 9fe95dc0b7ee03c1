import { createThrottle, type Throttle } from "./rate-limits.ts";

/** Limits that several domains count against together. */
export type SharedLimits = {
  /** Look-ups by one client IP: whether an e-mail has an account, an address by postal code, a checkout by its link. */
  lookupThrottle: Throttle;
  /** What pages report of themselves by one client IP. */
  reportThrottle: Throttle;
};

export const createSharedLimits = (ipFactor: number): SharedLimits => ({
  lookupThrottle: createThrottle({ perMinute: 60 * ipFactor }),
  reportThrottle: createThrottle({ perMinute: 60 * ipFactor }),
});
