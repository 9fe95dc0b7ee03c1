import type { EquivalentsDiet, Reason } from "@app/contract/plan-document";
import { hardSlotOf } from "./day-goal.ts";
import type { DietRequest } from "./diet-request.ts";
import { menuRules } from "./menu-rules.ts";

const { minutes } = menuRules.content;
const reason = (code: string, path = "diet", values: Reason["values"] = {}): Reason => ({ path, code, values });

/** What of the answers made the menu as it is. */
export function menuReasons(request: DietRequest): Reason[] {
  const { place, cookingMinutes, budget, region } = request;
  const reasons = [...mealReasons(request), ...dislikeReasons(request)];
  if (place !== "varia" && place !== "casa") reasons.push(reason("place", "diet.almoco", { place }));
  if (cookingMinutes < minutes.gosto) reasons.push(reason("minutes", "diet", { minutes: cookingMinutes }));
  if (budget === "apertado") reasons.push(reason("budget"));
  if (region) reasons.push(reason("region", "diet", { region }));
  return reasons;
}

export const withoutMenuReasons = (request: DietRequest, because: EquivalentsDiet["because"]): Reason[] => [
  reason(because),
  ...mealReasons(request),
];

function mealReasons(request: DietRequest): Reason[] {
  const slot = hardSlotOf(request);
  return slot ? [reason("hard-hour", `diet.${slot}`, { slot })] : [];
}

const dislikeReasons = ({ unmatchedDislikes }: DietRequest): Reason[] =>
  unmatchedDislikes.map((name) => reason("unmatched-dislike", "diet", { name }));
