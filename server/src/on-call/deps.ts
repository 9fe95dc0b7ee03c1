import type { Operations } from "@app/contract/operations";
import type { PlatformDeps } from "../platform/deps.ts";

export type Deps = PlatformDeps & {
  /** Who is on call, when, and within how many minutes. */
  onCall: Operations["onCall"];
};
