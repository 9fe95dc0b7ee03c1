import type { MemberDeps } from "../members/deps.ts";
import type { StaffLimits } from "../rate-limits.ts";

export type ThreadDeps = MemberDeps & { limits: StaffLimits };
