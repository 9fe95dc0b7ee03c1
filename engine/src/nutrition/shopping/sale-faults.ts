import { getFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import { buy } from "./buy.ts";
import { findProduct } from "./sale-unit.ts";

/** Foods of the menus that the shopping list would not know how to buy; what is eaten out is not bought. */
export const findSaleFaults = (foods: readonly FoodId[]): string[] =>
  [...new Set(foods)].flatMap((id) =>
    buy(id, 100)
      .filter(({ food }) => food.aisle !== "fora" && !findProduct(food.id))
      .map(({ food }) => `${getFood(id).name}: ${food.id} ${food.name} has no sale unit`),
  );
