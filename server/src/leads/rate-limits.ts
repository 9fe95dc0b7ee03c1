import type { Pool } from "pg";
import { createRateLimit, type RateLimit } from "../platform/resilience/rate-limits.ts";

export type LeadLimits = {
  /** Leads from one client IP that are notified one by one. Whole cities share an IP, so further leads are stored too. */
  leadPerIp: RateLimit;
};

export const createLeadLimits = (pool: Pool, ipFactor: number): LeadLimits => ({
  leadPerIp: createRateLimit(pool, { name: "lead-ip", points: 30 * ipFactor, seconds: 60 * 60 }),
});
