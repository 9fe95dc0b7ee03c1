import type { Diet, Reason } from "@app/contract/plan-document";
import type { DietRequest } from "./diet-request.ts";

/** A week of meals, or groups and portions where there is none to give; and why it is so. */
export function dietOf(request: DietRequest): { diet: Diet; reasons: Reason[] } {
  const because = request.level === "B" ? "level-b" : request.menus === "off" ? "menus-off" : "no-menu";
  return { diet: { method: "equivalents", because, meals: [] }, reasons: [] };
}
