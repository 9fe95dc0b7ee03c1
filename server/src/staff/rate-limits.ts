import type { Pool } from "pg";
import { createRateLimit, createThrottle, type RateLimit, type Throttle } from "../platform/resilience/rate-limits.ts";

/** Rate limits of the ways into the team's area. A passkey needs none: there is nothing to guess. */
export type StaffLimits = {
  /** Sign-ins by code or recovery code to one account from one client IP. */
  staffSignInPerAccountAndIp: RateLimit;
  /** Sign-ins by code to one account from any IP; a network it was used from before still gets in. */
  staffSignInPerAccount: RateLimit;
  /** Wrong one-time codes with the right password or a session: six digits alone are few. */
  staffWrongCodePerAccount: RateLimit;
  staffRecoveryPerAccount: RateLimit;
  /** Calls of one client IP before there is a session. */
  staffThrottle: Throttle;
};

const HOUR = 60 * 60;

export const createStaffLimits = (pool: Pool, ipFactor: number): StaffLimits => ({
  staffSignInPerAccountAndIp: createRateLimit(pool, { name: "staff-pair", points: 10 * ipFactor, seconds: 15 * 60 }),
  staffSignInPerAccount: createRateLimit(pool, { name: "staff-sign-in", points: 100, seconds: HOUR }),
  staffWrongCodePerAccount: createRateLimit(pool, { name: "staff-code", points: 20, seconds: 24 * HOUR }),
  staffRecoveryPerAccount: createRateLimit(pool, { name: "staff-recovery", points: 20, seconds: HOUR }),
  staffThrottle: createThrottle({ perMinute: 60 * ipFactor }),
});
