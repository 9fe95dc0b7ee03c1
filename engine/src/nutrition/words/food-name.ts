import { getFood } from "../catalogue/catalogue.ts";
import { type Aisle, type Food, type FoodId, fullName } from "../catalogue/food.ts";
import { capitalise } from "./noun.ts";

/** In spoons it is shredded. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = { "taco:408": "Peito de frango cozido e desfiado" };
const OBVIOUS_STATES = new Set(["cozido", "cozida", "hidratada", "sem recheio"]);
const COOKED_AISLES = new Set<Aisle>(["graos", "massas", "farinhas"]);

/** Rice, pasta, beans and couscous are cooked, bread is baked: it goes without saying. */
const goesWithoutSaying = ({ group, aisle, state }: Food): boolean =>
  group === "paes" || (COOKED_AISLES.has(aisle) && OBVIOUS_STATES.has(state ?? ""));

/** As it stands in a list: `Arroz branco`, `Mandioca cozida`. */
export function foodName(id: string): string {
  const food = getFood(id as FoodId);
  return SAID_OTHERWISE[id] ?? capitalise(goesWithoutSaying(food) ? food.name : fullName(food));
}
