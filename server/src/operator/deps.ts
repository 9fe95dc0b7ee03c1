import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = Pick<PlatformDeps, "db" | "now" | "keyRing"> & {
  /** The queues whose oldest job is reported. */
  queues: readonly string[];
};
