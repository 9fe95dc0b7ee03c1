import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = PlatformDeps & {
  /** Where the team is notified that a person is awaited. */
  team: { email: string };
};
