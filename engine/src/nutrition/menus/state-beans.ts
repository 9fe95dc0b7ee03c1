import type { FoodId } from "../catalogue/food.ts";
import { menuRules } from "./menu-rules.ts";

const beans = Object.values(menuRules.content.beans).map(({ food, states }) => ({
  food,
  states: new Set(states.split(" ")),
}));
const ELSEWHERE: readonly FoodId[] = [menuRules.content.beans.carioca.food];

/** The beans that are eaten where a person lives, the most usual first. */
export function beansOf(state: string | null): readonly FoodId[] {
  const found = beans.filter(({ states }) => state !== null && states.has(state)).map(({ food }) => food);
  return found.length > 0 ? found : ELSEWHERE;
}
