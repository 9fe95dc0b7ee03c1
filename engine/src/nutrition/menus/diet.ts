import type { Diet, EquivalentsDiet, Reason } from "@app/contract/plan-document";
import { brokenLimits, dietLimitsOf, withKeptSwaps } from "../../notes/diet-limits.ts";
import { equivalentsOf } from "../equivalents/equivalents.ts";
import { brokenGroupLimits } from "../equivalents/group-limits.ts";
import { composerOf, composeWeek, nextComposer } from "./compose-week.ts";
import { mealSharesOf } from "./day-goal.ts";
import { menuReasons, type WithoutMenu, withoutMenuReasons } from "./diet-reasons.ts";
import type { DietRequest } from "./diet-request.ts";
import { menuRules } from "./menu-rules.ts";
import { planWeek } from "./plan-week.ts";
import { brokenPlateRules } from "./plate-rules.ts";

const { weeks } = menuRules.content.choice;

/** A week of meals, or groups and portions where there is none to give; and why it is so. */
export function dietOf(request: DietRequest): { diet: Diet; reasons: Reason[] } {
  if (request.level === "B") return withoutMenu(request, "level-b");
  if (request.menus === "off") return withoutMenu(request, "menus-off");
  const limits = dietLimitsOf(request.rows);
  let composer = composerOf(request);
  for (let attempt = 0; attempt < weeks; attempt += 1) {
    if (attempt > 0) composer = nextComposer(composer, attempt);
    const week = composeWeek(composer);
    const diet = week && withKeptSwaps(planWeek(week, request), limits, request.targets);
    if (!diet || brokenPlateRules(diet).length > 0 || brokenLimits(diet, limits, request.targets).length > 0) continue;
    return { diet, reasons: menuReasons(request, week) };
  }
  return withoutMenu(request, "no-menu");
}

/** Groups and portions. Where none of them keeps what the notes ask for, they name no food, and a person makes the plan. */
export function withoutMenu(request: DietRequest, cause: WithoutMenu): { diet: EquivalentsDiet; reasons: Reason[] } {
  const groups = { ...request, shares: mealSharesOf(request) };
  const diet = equivalentsOf(groups, cause);
  if (brokenGroupLimits(diet, request.rows, request.exclusions).length === 0)
    return { diet, reasons: withoutMenuReasons(request, cause) };
  return { diet: equivalentsOf(groups, "no-portions"), reasons: withoutMenuReasons(request, "no-portions") };
}
