import type { PlanMeal } from "@app/contract/plan-document";
import { findFood } from "@app/engine/nutrition/catalogue/catalogue";
import { mealName } from "@app/engine/nutrition/words/meal-name";

/** What is on the plate now: the name that it was made with may be of other foods. */
export const mealText = ({ items }: Pick<PlanMeal, "items">): string =>
  mealName(items.filter(({ food }) => findFood(food) !== undefined)).replace(/ e ([^,]+)$/, ", $1");
