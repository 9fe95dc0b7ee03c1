import { boughtParts } from "../../../data/recipes.ts";
import { type Recipe, readRecipes } from "./recipe.ts";
import { catalogueText } from "./tables.ts";

/**
 * What every dish is made of, also one whose figures are not the sum of its parts: whoever leaves out a food, or is warned of
 * it, is not offered a dish with it.
 */
export const dishParts: ReadonlyMap<string, Recipe> = new Map([
  ...readRecipes(catalogueText.recipes),
  ...readRecipes(boughtParts),
]);
