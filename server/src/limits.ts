import type { Pool } from "pg";
import { createMemoryLimits } from "./assistant/memory/rate-limits.ts";
import { createAssistantLimits } from "./assistant/rate-limits.ts";
import { createBookingLimits } from "./bookings/rate-limits.ts";
import { createCheckoutLimits } from "./checkout/rate-limits.ts";
import { createConversationLimits } from "./conversations/rate-limits.ts";
import { createDiaryLimits } from "./diary/rate-limits.ts";
import { createGuaranteeLimits } from "./guarantee/rate-limits.ts";
import { createIdentityLimits } from "./identity/rate-limits.ts";
import { createIntakeLimits } from "./intake/rate-limits.ts";
import { createLeadLimits } from "./leads/rate-limits.ts";
import { createPauseLimits } from "./pauses/rate-limits.ts";
import { createPlanLimits } from "./plans/rate-limits.ts";
import { createSharedLimits } from "./platform/resilience/shared-limits.ts";
import { createReviewLimits } from "./reviews/rate-limits.ts";
import { createStaffLimits } from "./staff/rate-limits.ts";
import { createSyncLimits } from "./sync/rate-limits.ts";
import { createTrackingLimits } from "./tracking/rate-limits.ts";
import { createWorkoutLimits } from "./workouts/rate-limits.ts";

/** Every domain's rate limits, built once. */
export const createLimits = (pool: Pool, ipFactor: number) => ({
  ...createSharedLimits(ipFactor),
  ...createIdentityLimits(pool, ipFactor),
  ...createCheckoutLimits(pool, ipFactor),
  ...createLeadLimits(pool, ipFactor),
  ...createTrackingLimits(ipFactor),
  ...createSyncLimits(ipFactor),
  ...createIntakeLimits(ipFactor),
  ...createPlanLimits(ipFactor),
  ...createWorkoutLimits(ipFactor),
  ...createDiaryLimits(ipFactor),
  ...createReviewLimits(ipFactor),
  ...createGuaranteeLimits(ipFactor),
  ...createPauseLimits(ipFactor),
  ...createConversationLimits(ipFactor),
  ...createAssistantLimits(ipFactor),
  ...createMemoryLimits(ipFactor),
  ...createBookingLimits(ipFactor),
  ...createStaffLimits(pool, ipFactor),
});
