import type { SessionDeps } from "../identity/deps.ts";
import type { CallLimits } from "../platform/resilience/call-limits.ts";
import type { CheckPlan } from "./checking/check-plan.ts";
import type { Composer } from "./composing/composer.ts";

export type Deps = SessionDeps & {
  limits: CallLimits;
  composer: Composer;
  checkPlan: CheckPlan;
  /** Off: provisional plans have groups and portions, no menus. */
  provisionalMenus: "on" | "off";
};
