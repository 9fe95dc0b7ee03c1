import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = PlatformDeps & {
  /** Where reviews are announced to the team. */
  team: { email: string };
};
