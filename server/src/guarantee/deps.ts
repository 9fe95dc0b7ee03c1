import type { Deps as CheckoutDeps } from "../checkout/deps.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";

export type Deps = PlatformDeps &
  Pick<CheckoutDeps, "onRefundRequested"> & {
    /** Where reviews are announced to the team. */
    team: { email: string };
    limits: CallLimits;
  };
