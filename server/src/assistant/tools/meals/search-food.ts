import type { FoodResult } from "@app/engine/assistant/tool-results";
import { isExcluded, mayNameFoods } from "@app/engine/exclusions/exclusions";
import { eatenFigures } from "@app/engine/nutrition/eaten/eaten-figures";
import { type Reading, tableSource } from "../reading.ts";
import { measureOf, wholeOf } from "./own-foods.ts";

const MAX_FOODS = 8;
/** Beyond these a text is no name of a food. */
const MAX_WORDS = 12;

/** Foods by name, each with its usual portion. What the member does not eat is not among them. */
export async function searchFood(reading: Reading, text: string): Promise<FoodResult> {
  const { numbersHidden } = await reading.standing();
  const foods = await reading.ownFoods();
  const { exclusions } = await reading.limits();
  const words = text.trim().split(/\s+/).slice(0, MAX_WORDS).join(" ");
  return {
    sources: [tableSource],
    foods: foods
      .search(words)
      .filter(({ ref }) => mayNameFoods(exclusions) && !isExcluded(exclusions, ref))
      .slice(0, MAX_FOODS)
      .map(({ ref }) => {
        const amount = foods.usualOf(ref);
        const figures = numbersHidden ? undefined : eatenFigures(foods.eatenOf(ref), amount);
        return {
          food: ref,
          name: foods.nameOf(ref),
          measure: measureOf(ref, amount, numbersHidden),
          grams: numbersHidden ? null : amount.grams,
          kcal: wholeOf(figures?.kcal),
          proteinG: wholeOf(figures?.protein),
        };
      }),
  };
}
