import type { SessionDeps } from "../identity/deps.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";
import type { RecordKind } from "./record-kind.ts";

export type Deps = SessionDeps & {
  limits: CallLimits;
  /** The kinds of records that devices write, each of the domain that stores it. */
  syncKinds: readonly RecordKind[];
};
