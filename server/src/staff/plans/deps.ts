import type { Deps as PlansDeps } from "../../plans/deps.ts";
import type { CallLimits } from "../../platform/resilience/call-limits.ts";
import type { MemberDeps } from "../members/deps.ts";

export type PlanEditorDeps = MemberDeps &
  Pick<PlansDeps, "composer" | "provisionalMenus" | "checkPlan"> & { limits: CallLimits };
