import type { CallLimits } from "../../platform/resilience/call-limits.ts";
import type { MemberDeps } from "../members/deps.ts";

export type ThreadDeps = MemberDeps & { limits: CallLimits };
