import type { Deps as CheckoutDeps } from "../checkout/deps.ts";
import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = Pick<PlatformDeps, "db" | "now" | "keyRing"> &
  Pick<CheckoutDeps, "places"> & {
    /** The queues whose oldest job is reported. */
    queues: readonly string[];
  };
