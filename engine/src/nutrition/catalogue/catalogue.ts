import type { Eating } from "../target-rules.ts";
import { type Allergen, type Food, type FoodGroup, type FoodId, ORIGINS, type Origin } from "./food.ts";
import type { Measure, UnitKey } from "./measure.ts";
import { readCatalogue } from "./read-catalogue.ts";
import { catalogueText } from "./tables.ts";
import type { UsualPortion } from "./usual-portion.ts";

export const catalogue = readCatalogue(catalogueText);

const foods = new Map<string, Food>(catalogue.foods.map((food) => [food.id, food]));
const measures = new Map<string, Measure[]>();
for (const measure of catalogue.measures) {
  measures.set(measure.food, [...(measures.get(measure.food) ?? []), measure]);
}
const portions = new Map<string, UsualPortion>(catalogue.usualPortions.map((portion) => [portion.key, portion]));

export const findFood = (id: string): Food | undefined => foods.get(id);

export function getFood(id: FoodId): Food {
  const food = foods.get(id);
  if (!food) throw new Error(`there is no food ${id}`);
  return food;
}

export const listMeasures = (id: FoodId): readonly Measure[] => measures.get(id) ?? [];

export const findMeasure = (id: FoodId, unit: UnitKey): Measure | undefined =>
  listMeasures(id).find((measure) => measure.unit === unit);

/** By the key of the sentence reader. */
export const findUsualPortion = (key: string): UsualPortion | undefined => portions.get(key);

/** What may stand in a menu, the most usual first. */
export const listPlannable = (group: FoodGroup): readonly Food[] =>
  catalogue.foods.filter((food) => food.group === group && food.use === "plano").sort((a, b) => b.habit - a.habit);

/** How far from plants somebody eats. */
const EATEN: Readonly<Record<Eating, Origin>> = {
  vegano: "vegetal",
  ovolacto: "ovolacto",
  peixe: "peixe",
  "sem-carne-vermelha": "ave",
  "de-tudo": "carne",
};

export const suitsEating = ({ origin }: Pick<Food, "origin">, eating: Eating): boolean =>
  ORIGINS.indexOf(origin) <= ORIGINS.indexOf(EATEN[eating]);

/** After a severe reaction a trace is too much. */
export const suitsAllergies = (
  { contains, mayContain }: Pick<Food, "contains" | "mayContain">,
  allergies: readonly Allergen[],
  severe: boolean,
): boolean => !allergies.some((one) => contains.includes(one) || (severe && mayContain.includes(one)));
