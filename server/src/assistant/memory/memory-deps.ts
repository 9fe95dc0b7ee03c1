import type { SessionDeps } from "../../identity/deps.ts";
import type { MemoryLimits } from "./rate-limits.ts";

export type MemoryDeps = SessionDeps & { limits: MemoryLimits };
