import { breakfasts } from "../../../data/meals/breakfasts.ts";
import { dinners } from "../../../data/meals/dinners.ts";
import { fishAndMeatDinners, fishAndMeatLunches } from "../../../data/meals/fish-and-meat.ts";
import { meatlessBreakfasts, meatlessSnacks } from "../../../data/meals/meatless-breakfasts-and-snacks.ts";
import { meatlessDinners, meatlessLunches } from "../../../data/meals/meatless-lunches-and-dinners.ts";
import { otherLunches } from "../../../data/meals/other-lunches.ts";
import { riceAndBeansLunches } from "../../../data/meals/rice-and-beans-lunches.ts";
import { snacks } from "../../../data/meals/snacks.ts";
import { suppers } from "../../../data/meals/suppers.ts";
import { getFood, listMeasures, suitsAllergies, suitsEating } from "../catalogue/catalogue.ts";
import type { Allergen } from "../catalogue/food.ts";
import type { Eating } from "../target-rules.ts";
import type { Choice, Meal, MealTemplate } from "./meal.ts";
import { readMeals } from "./read-meals.ts";

/** Every plate there is to choose from. */
export const mealTemplates: readonly MealTemplate[] = [
  ...readMeals("cafe", breakfasts),
  ...readMeals("cafe", meatlessBreakfasts),
  ...readMeals("lanche", snacks),
  ...readMeals("lanche", meatlessSnacks),
  ...readMeals("almoco", riceAndBeansLunches),
  ...readMeals("almoco", fishAndMeatLunches),
  ...readMeals("almoco", otherLunches),
  ...readMeals("almoco", meatlessLunches),
  ...readMeals("jantar", dinners),
  ...readMeals("jantar", fishAndMeatDinners),
  ...readMeals("jantar", meatlessDinners),
  ...readMeals("ceia", suppers),
];

export type Restrictions = {
  readonly eating: Eating;
  readonly allergies: readonly Allergen[];
  /** A reaction was severe: traces exclude too. */
  readonly severe: boolean;
};

const suits = ({ food }: Choice, { eating, allergies, severe }: Restrictions): boolean =>
  suitsEating(getFood(food), eating) && suitsAllergies(getFood(food), allergies, severe);

/** The template with the foods that this person may eat; undefined when a part that it needs has none left. */
export function templateFor(template: MealTemplate, restrictions: Restrictions): MealTemplate | undefined {
  const parts = template.parts
    .map((part) => ({ ...part, choices: part.choices.filter((choice) => suits(choice, restrictions)) }))
    .filter(({ choices, optional }) => choices.length > 0 || !optional);
  return parts.some(({ choices }) => choices.length === 0) ? undefined : { ...template, parts };
}

export const templatesFor = (meal: Meal, restrictions: Restrictions): MealTemplate[] =>
  mealTemplates.flatMap((template) => (template.meal === meal ? (templateFor(template, restrictions) ?? []) : []));

/** Grams of the typical portion. */
export const gramsOf = ({ food, unit, typical }: Choice): number =>
  typical * (listMeasures(food).find((measure) => measure.unit === unit)?.grams ?? Number.NaN);

export const kcalOf = (choice: Choice): number =>
  ((getFood(choice.food).per100.kcal ?? Number.NaN) * gramsOf(choice)) / 100;
