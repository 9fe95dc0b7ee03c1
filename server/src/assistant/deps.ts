import type { SessionDeps } from "../identity/deps.ts";
import type { AssessDeps } from "../intake/assess.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";
import type { MemoryDeps } from "./memory/memory-deps.ts";
import type { Model } from "./model/model.ts";
import type { ToolDeps } from "./tools/tool-deps.ts";
import type { UsageDeps } from "./usage/usage-deps.ts";

export type Deps = SessionDeps &
  Pick<AssessDeps, "onCall" | "team" | "syncKinds" | "onAssessed"> &
  ToolDeps &
  MemoryDeps &
  UsageDeps & {
    limits: CallLimits;
    /** Null: none is configured, and rules answer. */
    model: Model | null;
  };
