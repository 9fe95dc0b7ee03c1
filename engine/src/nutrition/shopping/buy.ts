import { getFood } from "../catalogue/catalogue.ts";
import { dishParts } from "../catalogue/dish-parts.ts";
import type { Food, FoodId } from "../catalogue/food.ts";
import { capitalise } from "../words/noun.ts";
import { findProduct, type Product } from "./sale-unit.ts";

export type Bought = { readonly product: Product; readonly food: Food; readonly grams: number };

/** What is bought so that these grams can be eaten: raw from cooked, with peel and bones; a dish of ours in its parts. */
export function buy(id: FoodId, grams: number): Bought[] {
  const food = getFood(id);
  const product = findProduct(id);
  const recipe = dishParts.get(id);
  if (!product && recipe) {
    return recipe.parts.flatMap((part) => buy(part.id as FoodId, (grams * part.grams) / recipe.finished));
  }
  return [{ product: product ?? unlisted(food), food, grams: grams / (food.yield ?? 1) / (food.ediblePart ?? 1) }];
}

const unlisted = ({ id, name }: Food): Product => ({
  foods: [id],
  name: capitalise(name),
  kind: "peso",
  size: 100,
});
