import type { Portion } from "@app/contract/plan-document";
import type { FoodGroup } from "../catalogue/food.ts";
import { exchangeRules } from "./exchange-rules.ts";

const { energy, protein } = exchangeRules.content;
/** They have so little energy that the amount on the plate is what counts. */
const BY_WEIGHT = new Set<FoodGroup>(["vegetais-a", "vegetais-b"]);

/** Whether a portion may take the place of another, whose food is of this group. */
export function isEquivalent(swap: Portion, portion: Portion, group: FoodGroup): boolean {
  const kcal = Math.max(energy.share * portion.kcal, energy.kcal);
  const grams = group === "carnes" ? protein.meats : protein.others;
  return Math.abs(swap.kcal - portion.kcal) <= kcal && Math.abs(swap.protein - portion.protein) <= grams;
}

export const swapDistance = (swap: Portion, portion: Portion, group: FoodGroup): number =>
  BY_WEIGHT.has(group) ? Math.abs(swap.grams - portion.grams) : Math.abs(swap.kcal - portion.kcal);
