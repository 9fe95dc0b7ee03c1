import type { Diet, EquivalentsDiet, Reason } from "@app/contract/plan-document";
import { equivalentsOf } from "../equivalents/equivalents.ts";
import { composeWeek } from "./compose-week.ts";
import { mealSharesOf } from "./day-goal.ts";
import { menuReasons, withoutMenuReasons } from "./diet-reasons.ts";
import type { DietRequest } from "./diet-request.ts";
import { planWeek } from "./plan-week.ts";
import { brokenPlateRules } from "./plate-rules.ts";

/** A week of meals, or groups and portions where there is none to give; and why it is so. */
export function dietOf(request: DietRequest): { diet: Diet; reasons: Reason[] } {
  if (request.level === "B") return withoutMenu(request, "level-b");
  if (request.menus === "off") return withoutMenu(request, "menus-off");
  const week = composeWeek(request);
  return week
    ? { diet: planWeek(week, request), reasons: menuReasons(request, week) }
    : withoutMenu(request, "no-menu");
}

const withoutMenu = (
  request: DietRequest,
  because: EquivalentsDiet["because"],
): { diet: EquivalentsDiet; reasons: Reason[] } => ({
  diet: equivalentsOf({ ...request, shares: mealSharesOf(request) }, because),
  reasons: withoutMenuReasons(request, because),
});
