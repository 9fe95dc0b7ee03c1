import type { PlatformDeps } from "../platform/deps.ts";
import type { SharedLimits } from "../platform/resilience/shared-limits.ts";
import type { PostalCodes } from "./postal-codes.ts";

export type Deps = PlatformDeps & { limits: SharedLimits; postalCodes: PostalCodes };
