import type { Answers } from "@app/engine/intake/answers";
import type { Facts } from "@app/engine/intake/facts/facts";
import { ALLERGENS } from "@app/engine/nutrition/catalogue/food";
import type { DietRequest } from "@app/engine/nutrition/menus/diet-request";
import { readDislikes } from "@app/engine/nutrition/menus/dislikes/read-dislikes";

/** What a member does not eat, by the answers as they are now. */
export type FoodLimits = Pick<DietRequest, "eating" | "allergies" | "severe" | "dislikes">;

export const foodLimitsOf = ({ f2 = [] }: Answers, { eating, allergenTags, severeReaction }: Facts): FoodLimits => ({
  eating: eating ?? "de-tudo",
  allergies: ALLERGENS.filter((allergen) => allergenTags?.includes(allergen)),
  severe: severeReaction ?? false,
  dislikes: readDislikes(f2).dislikes,
});
