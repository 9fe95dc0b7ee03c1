import type { SessionDeps } from "../identity/deps.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";

export type Deps = SessionDeps & { limits: CallLimits };
