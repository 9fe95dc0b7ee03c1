import type { Pool } from "pg";
import { type Limit, openLimit } from "../platform/limits.ts";

export type LeadLimits = {
  /** Leads from one client IP of which the team is notified one by one. Whole cities share an IP, so more are kept too. */
  leadsFromIp: Limit;
};

export const openLeadLimits = (pool: Pool, addressFactor: number): LeadLimits => ({
  leadsFromIp: openLimit(pool, { name: "lead-ip", points: 30 * addressFactor, seconds: 60 * 60 }),
});
