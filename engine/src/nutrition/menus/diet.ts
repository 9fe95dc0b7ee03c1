import type { Diet, EquivalentsDiet, FoodsDiet, Reason } from "@app/contract/plan-document";
import { brokenLimits, dietLimitsOf, withKeptSwaps } from "../../notes/diet-limits.ts";
import { equivalentsOf } from "../equivalents/equivalents.ts";
import { brokenGroupLimits } from "../equivalents/group-limits.ts";
import { shoppingListOf } from "../shopping/shopping-list.ts";
import { type ComposedDay, composerOf, composeWeek, excessOf, nextComposer } from "./compose-week.ts";
import { mealSharesOf } from "./day-goal.ts";
import { menuReasons, type WithoutMenu, withoutMenuReasons } from "./diet-reasons.ts";
import type { DietRequest } from "./diet-request.ts";
import { menuRules } from "./menu-rules.ts";
import { planWeek } from "./plan-week.ts";
import { brokenPlateRules } from "./plate-rules.ts";

const { choice, basket } = menuRules.content;
const { weeks, strictWeeks, goodWeeks } = choice;

/** A week of meals, or groups and portions where there is none to give; and why it is so. */
export function dietOf(request: DietRequest): { diet: Diet; reasons: Reason[] } {
  if (request.level === "B") return withoutMenu(request, "level-b");
  if (request.menus === "off") return withoutMenu(request, "menus-off");
  const limits = dietLimitsOf(request.rows);
  let composer = composerOf(request);
  let best: { readonly week: ComposedDay[]; readonly diet: FoodsDiet; readonly excess: number } | undefined;
  let found = 0;
  for (let attempt = 0; attempt < weeks && found < goodWeeks; attempt += 1) {
    // No limit gives way for the sake of a tidier week.
    if (best && attempt === strictWeeks) break;
    if (attempt > 0) composer = nextComposer(composer, attempt);
    const week = composeWeek(composer);
    const diet = week && withKeptSwaps(planWeek(week, request), limits, request.targets);
    if (!diet || brokenPlateRules(diet).length > 0 || brokenLimits(diet, limits, request.targets).length > 0) continue;
    found += 1;
    const excess = excessOf(week) + Math.max(0, countToBuy(diet) - basket.most);
    if (!best || excess < best.excess) best = { week, diet, excess };
    if (best.excess === 0) break;
  }
  return best ? { diet: best.diet, reasons: menuReasons(request, best.week) } : withoutMenu(request, "no-menu");
}

const countToBuy = (diet: FoodsDiet): number => shoppingListOf(diet).reduce((sum, { items }) => sum + items.length, 0);

/** Groups and portions. Where none of them keeps what the notes ask for, they name no food, and a person makes the plan. */
export function withoutMenu(request: DietRequest, cause: WithoutMenu): { diet: EquivalentsDiet; reasons: Reason[] } {
  const groups = { ...request, shares: mealSharesOf(request) };
  const diet = equivalentsOf(groups, cause);
  if (brokenGroupLimits(diet, request.rows, request.exclusions).length === 0)
    return { diet, reasons: withoutMenuReasons(request, cause) };
  return { diet: equivalentsOf(groups, "no-portions"), reasons: withoutMenuReasons(request, "no-portions") };
}
