import { getFood } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";

const STOVE_STATES = /^(cozid|grelhad|assad|refogad|frit|mexid|sauté|no vapor|hidratad)/;
/** Made at the stove, though their names do not say so. */
const STOVE_FOODS = new Set<string>(["own:tapioca", "own:pure", "own:omelete", "taco:484", "taco:485", "taco:61"]);

/** `Sem fogão` leaves out what needs it. */
export function needsCooking(id: string): boolean {
  const { state, group, aisle } = getFood(id as FoodId);
  if (aisle === "padaria" || group === "bebidas") return false;
  return group === "pratos" || STOVE_FOODS.has(id) || STOVE_STATES.test(state ?? "");
}
