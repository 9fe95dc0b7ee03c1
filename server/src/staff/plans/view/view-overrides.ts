import type { PlanEditor } from "@app/contract/staff/plans";
import { exclusionsOf, standingOverrides } from "@app/engine/exclusions/exclusions";
import { factsOf } from "@app/engine/intake/facts/facts";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { foodName } from "@app/engine/nutrition/words/food-name";
import type { OpenFile } from "../../members/read-member.ts";

/** What a professional allows of the member's foods, the newest first. */
export function viewOverrides({ inForce, loaded }: Pick<OpenFile, "inForce" | "loaded">): PlanEditor["overrides"] {
  const { answers, context, today, overrides } = loaded;
  const exclusions = exclusionsOf(answers, factsOf(answers, context, today), inForce?.rowCodes ?? [], overrides);
  const standing = standingOverrides(exclusions, overrides);
  return overrides.map((override) => {
    const { food, reason, by, at } = override;
    return { food, name: overriddenFood(food), reason, by, at, isStanding: standing.includes(override) };
  });
}

/** A food that has left the table since keeps its number. */
export const overriddenFood = (food: string): string => (findFood(food) ? foodName(food) : food);
