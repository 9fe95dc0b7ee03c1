import type { Pool } from "pg";
import { createCheckoutLimits } from "./checkout/rate-limits.ts";
import { createIdentityLimits } from "./identity/rate-limits.ts";
import { createLeadLimits } from "./leads/rate-limits.ts";
import { createCallLimits } from "./platform/resilience/call-limits.ts";
import { createSharedLimits } from "./platform/resilience/shared-limits.ts";
import { createStaffLimits } from "./staff/rate-limits.ts";
import { createTrackingLimits } from "./tracking/rate-limits.ts";

/** Every rate limit, built once. */
export const createLimits = (pool: Pool, ipFactor: number) => ({
  ...createSharedLimits(ipFactor),
  ...createCallLimits(ipFactor),
  ...createIdentityLimits(pool, ipFactor),
  ...createCheckoutLimits(pool, ipFactor),
  ...createLeadLimits(pool, ipFactor),
  ...createTrackingLimits(ipFactor),
  ...createStaffLimits(pool, ipFactor),
});
