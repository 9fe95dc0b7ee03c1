import type { SessionDeps } from "../identity/deps.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";
import type { Deps as PromisesDeps } from "../promises/deps.ts";

export type Deps = SessionDeps & Pick<PromisesDeps, "team"> & { limits: CallLimits };
