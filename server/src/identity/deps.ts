import type { Deps as LeadsDeps } from "../leads/deps.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { FairSemaphore } from "../platform/resilience/fair-semaphore.ts";
import type { Deps as TrackingDeps } from "../tracking/deps.ts";
import type { IdentityLimits } from "./rate-limits.ts";

export type Deps = PlatformDeps &
  Pick<TrackingDeps, "ads"> &
  Pick<LeadsDeps, "limits"> & {
    limits: IdentityLimits;
    /** Password hashing takes 19 MiB and a core: bounded concurrency, round robin by client IP. */
    hashing: FairSemaphore;
  };
