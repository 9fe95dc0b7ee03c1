import type { SessionDeps } from "../identity/deps.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import type { StaffLimits } from "./rate-limits.ts";

export type StaffSessionDeps = Pick<PlatformDeps, "db" | "now"> & {
  /** Where the team's pages are served: the only origins whose requests are accepted. */
  staffOrigins: readonly string[];
};

/** What the ways into the team's area need besides. */
export type StaffIdentityDeps = StaffSessionDeps &
  Pick<PlatformDeps, "jobs" | "keyRing"> &
  Pick<SessionDeps, "hashing"> & { limits: StaffLimits };

export type Deps = PlatformDeps &
  StaffIdentityDeps & {
    /** Where the team as a whole is notified. */
    team: { email: string };
  };
