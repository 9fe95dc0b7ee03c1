import { appPaths } from "../../../../app-paths.ts";
import { planCopy as copy } from "../../../../content/app/intake/outcome.ts";
import { usePlan } from "../../../data/plan-query.ts";
import { RouterButtonLink } from "../../../shell/router-button-link.tsx";

/** Whether the answers have become a plan that can be opened. */
export const useIsPlanReady = (): boolean => Boolean(usePlan()?.diet);

/** The way to the plan that the answers have become. */
export function PlanReady() {
  return useIsPlanReady() ? <RouterButtonLink to={appPaths.plan}>{copy.open}</RouterButtonLink> : null;
}
