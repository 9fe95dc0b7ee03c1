import type { Diet, Figures, Portion } from "@app/contract/plan-document";
import { findFood, findMeasure } from "../../catalogue/catalogue.ts";
import type { Food, FoodId } from "../../catalogue/food.ts";
import type { UnitKey } from "../../catalogue/measure.ts";
import { amountForSum } from "../../catalogue/recipe.ts";
import { foodSource } from "../../words/describe-source.ts";

const FIGURES = ["kcal", "protein", "fat", "carb", "fibre"] as const satisfies readonly (keyof Figures)[];
/** Half of the last place that a figure has, and the error of a double. */
const HALF_PLACE = { kcal: 0.5, protein: 0.05, fat: 0.05, carb: 0.05, fibre: 0.05 } as const;

/** The numbers of a document's diet that no food, measure and source explain, each with its path. */
export const untracedNumbers = (diet: Diet): string[] => walk(diet, "diet");

function walk(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => walk(one, `${path}.${index}`));
  if (typeof value === "number") return [`${path}: ${value} stands alone`];
  if (typeof value !== "object" || value === null) return [];
  if (!("food" in value)) return Object.entries(value).flatMap(([key, one]) => walk(one, `${path}.${key}`));
  const { swaps, ...portion } = value as Portion & { swaps?: Portion[] };
  return [...portionFaults(portion, path), ...walk(swaps, `${path}.swaps`)];
}

function portionFaults(portion: Portion, path: string): string[] {
  const food = findFood(portion.food);
  const measure = findMeasure(portion.food as FoodId, portion.unit as UnitKey);
  if (!food || !measure) return [`${path}: no food or measure ${portion.food} ${portion.unit}`];
  if (!foodSource(food.id)) return [`${path}: no source`];
  const { count, grams } = portion;
  const isFromMeasure = Math.abs(count * measure.grams - grams) <= 0.05 + 1e-9;
  return [
    ...(isFromMeasure ? [] : [`${path}.grams: ${grams}`]),
    ...FIGURES.filter((key) => !isFrom(food, key, portion)).map((key) => `${path}.${key}: ${portion[key]}`),
  ];
}

const isFrom = (food: Food, key: (typeof FIGURES)[number], portion: Portion): boolean =>
  Math.abs(((amountForSum(food, key) ?? 0) * portion.grams) / 100 - portion[key]) <= HALF_PLACE[key] + 1e-9;
