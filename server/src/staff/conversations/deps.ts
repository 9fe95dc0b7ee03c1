import type { MemberDeps } from "../members/deps.ts";
import type { CallLimits } from "../../platform/resilience/call-limits.ts";

export type ThreadDeps = MemberDeps & { limits: CallLimits };
