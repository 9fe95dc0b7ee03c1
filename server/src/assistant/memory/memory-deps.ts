import type { SessionDeps } from "../../identity/deps.ts";
import type { CallLimits } from "../../platform/resilience/call-limits.ts";

export type MemoryDeps = SessionDeps & { limits: CallLimits };
