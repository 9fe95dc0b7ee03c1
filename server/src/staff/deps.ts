import type { PlatformDeps } from "../platform/deps.ts";

export type StaffSessionDeps = Pick<PlatformDeps, "db" | "now"> & {
  /** Where the team's pages are served: the only origins whose requests are accepted. */
  staffOrigins: readonly string[];
};
