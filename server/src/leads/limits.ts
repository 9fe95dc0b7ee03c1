import type { Pool } from "pg";
import { createRateLimit, type RateLimit } from "../platform/rate-limits.ts";

export type LeadLimits = {
  /** Leads from one client IP of which the team is notified one by one. Whole cities share an IP, so more are kept too. */
  leadPerIp: RateLimit;
};

export const createLeadLimits = (pool: Pool, ipFactor: number): LeadLimits => ({
  leadPerIp: createRateLimit(pool, { name: "lead-ip", points: 30 * ipFactor, seconds: 60 * 60 }),
});
