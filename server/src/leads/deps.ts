import type { PlatformDeps } from "../platform/deps.ts";
import type { LeadLimits } from "./rate-limits.ts";

export type Deps = PlatformDeps & {
  limits: LeadLimits;
  /** Where the team's notifications go. */
  team: { email: string; whatsapp: string };
};
