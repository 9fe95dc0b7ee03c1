import type { PlatformDeps } from "../platform/deps.ts";
import type { AdPlatform } from "./ads.ts";
import type { TrackingLimits } from "./rate-limits.ts";

export type Deps = PlatformDeps & {
  ads: AdPlatform[];
  limits: TrackingLimits;
  /** The site's public origin, for the pages reported to advertising platforms. */
  siteUrl: string;
};
