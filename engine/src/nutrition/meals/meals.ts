import { breakfasts } from "../../../data/meals/breakfasts.ts";
import { dinners } from "../../../data/meals/dinners.ts";
import { fishAndMeatDinners, fishAndMeatLunches } from "../../../data/meals/fish-and-meat.ts";
import { homePlates } from "../../../data/meals/home-plates.ts";
import {
  meatlessBreakfasts,
  meatlessSnacks,
  meatlessSuppers,
  proteinBreakfasts,
  proteinSnacks,
} from "../../../data/meals/meatless-breakfasts-and-snacks.ts";
import {
  meatlessDinners,
  meatlessLunches,
  proteinDinners,
  proteinLunches,
} from "../../../data/meals/meatless-lunches-and-dinners.ts";
import { otherLunches } from "../../../data/meals/other-lunches.ts";
import { riceAndBeansLunches } from "../../../data/meals/rice-and-beans-lunches.ts";
import { snacks } from "../../../data/meals/snacks.ts";
import { suppers } from "../../../data/meals/suppers.ts";
import { type Exclusions, isExcludedAt } from "../../exclusions/exclusions.ts";
import { getFood, listMeasures } from "../catalogue/catalogue.ts";
import type { Choice, Meal, MealTemplate } from "./meal.ts";
import { readMeals } from "./read-meals.ts";
import { readRows } from "./read-rows.ts";

const MEAL_KEYS = ["cafe", "lanche", "almoco", "jantar", "ceia"] as const;

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
  // Last, because a week is drawn by a template's place: the others keep theirs.
  ...readMeals("cafe", proteinBreakfasts),
  ...readMeals("lanche", proteinSnacks),
  ...readMeals("almoco", proteinLunches),
  ...readMeals("jantar", proteinDinners),
  ...readMeals("ceia", meatlessSuppers),
  ...MEAL_KEYS.flatMap((meal) => readRows(meal, homePlates[meal])),
];

/** The template with the foods that this person may eat; undefined when a part that it needs has none left. */
export function templateFor(template: MealTemplate, exclusions: Exclusions): MealTemplate | undefined {
  const parts = template.parts
    .map((part) => ({
      ...part,
      choices: part.choices.filter(({ food }) => !isExcludedAt(exclusions, food, template.meal)),
    }))
    .filter(({ choices, optional }) => choices.length > 0 || !optional);
  return parts.some(({ choices }) => choices.length === 0) ? undefined : { ...template, parts };
}

export const templatesFor = (meal: Meal, exclusions: Exclusions): MealTemplate[] =>
  mealTemplates.flatMap((template) => (template.meal === meal ? (templateFor(template, exclusions) ?? []) : []));

/** Grams of the typical portion. */
export const gramsOf = ({ food, unit, typical }: Choice): number =>
  typical * (listMeasures(food).find((measure) => measure.unit === unit)?.grams ?? Number.NaN);

export const kcalOf = (choice: Choice): number =>
  ((getFood(choice.food).per100.kcal ?? Number.NaN) * gramsOf(choice)) / 100;
