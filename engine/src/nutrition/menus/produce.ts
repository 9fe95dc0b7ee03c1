import type { Portion } from "@app/contract/plan-document";
import { catalogue, getFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { readRecipes } from "../catalogue/recipe.ts";
import { catalogueText } from "../catalogue/tables.ts";

const isProduce = (id: string): boolean => /^(vegetais|frutas)-/.test(getFood(id as FoodId).group);
const recipes = readRecipes(catalogueText.recipes);

/** Share of a food that is fruit or vegetables: of a soup, that of its carrots and chayote. */
export function produceShareOf(id: FoodId): number {
  if (isProduce(id)) return 1;
  const recipe = recipes.get(id);
  if (!recipe) return 0;
  const grams = recipe.parts.filter((part) => isProduce(part.id)).reduce((sum, part) => sum + part.grams, 0);
  return grams / recipe.finished;
}

const shares = new Map<string, number>(catalogue.foods.map(({ id }) => [id, produceShareOf(id)]));

export const produceGramsOf = ({ food, grams }: Pick<Portion, "food" | "grams">): number =>
  (shares.get(food) ?? 0) * grams;
