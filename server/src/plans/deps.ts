import type { SessionDeps } from "../identity/deps.ts";
import type { ComposeDiet } from "./composer.ts";
import type { PlanLimits } from "./rate-limits.ts";

export type Deps = SessionDeps & {
  limits: PlanLimits;
  composeDiet: ComposeDiet;
  /** Off: provisional plans have groups and portions, no menus. */
  provisionalMenus: "on" | "off";
};
