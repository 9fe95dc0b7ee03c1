import type { SessionDeps } from "../identity/deps.ts";
import type { CheckPlan } from "./checking/check-plan.ts";
import type { Composer } from "./composing/composer.ts";
import type { PlanLimits } from "./rate-limits.ts";

export type Deps = SessionDeps & {
  limits: PlanLimits;
  composer: Composer;
  checkPlan: CheckPlan;
  /** Off: provisional plans have groups and portions, no menus. */
  provisionalMenus: "on" | "off";
};
