import { sides } from "../../../data/meals/sides.ts";
import { findFood } from "../catalogue/catalogue.ts";
import { mealTemplates } from "../meals/meals.ts";
import { listExchangedFoods } from "../menus/exchange.ts";
import { foodName } from "../words/food-name.ts";
import type { FoodStep } from "./food-step.ts";

/** Salt is a pinch, and nothing is fried. */
const UNWANTED = /\bfrit|\bfrei|\bsal\b|açúcar|manteiga|\d/;
const PINCH = /uma pitada de sal/g;

/** Every food that a plan can put on a plate. */
const listPlannedFoods = (): string[] => [
  ...new Set([
    ...mealTemplates.flatMap(({ parts }) => parts.flatMap(({ choices }) => choices.map(({ food }) => food))),
    ...Object.values(sides).flatMap((ofMeal) => ofMeal.flatMap(({ side }) => side.foods.map(foodOfText))),
    ...listExchangedFoods(),
  ]),
];
/** `taco:3 cs 4 2-8`. */
const foodOfText = (text: string): string => text.split(" ")[0] ?? "";

/** Foods of the plans that nothing is said about, and steps that a careful cook would not say. */
export const findStepFaults = (steps: ReadonlyMap<string, FoodStep>): string[] => [
  ...listPlannedFoods()
    .filter((food) => !steps.has(food))
    .map((food) => `${food} ${foodName(food)} has no step`),
  ...[...steps].flatMap(([id, step]) => stepFaults(id, step).map((fault) => `${id}: ${fault}`)),
];

function stepFaults(id: string, { name, steps, lightSteps }: FoodStep): string[] {
  const food = findFood(id);
  if (!food) return ["there is no such food"];
  const said = [...steps, ...lightSteps].flatMap(({ one, many }) => [one, many]);
  return [
    ...(food.use === "plano" ? [] : [`${food.name} is not for plans`]),
    ...[name.one, name.many]
      .filter((words) => !/^(o|a|os|as) /.test(words))
      .map((words) => `"${words}" has no article`),
    ...said.filter((words) => words.split("_").length !== 2).map((words) => `"${words}" names the food not once`),
    ...said.filter((words) => UNWANTED.test(words.replace(PINCH, ""))).map((words) => `"${words}" is unwanted`),
  ];
}
