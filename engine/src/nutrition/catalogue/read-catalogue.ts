import { type Food, type FoodId, fullName } from "./food.ts";
import { type Measure, type NamedRow, readMeasures } from "./measure.ts";
import { type FoodTable, readFoods } from "./read-foods.ts";
import { readUsualPortions, type UsualPortion } from "./usual-portion.ts";

export type CatalogueText = {
  readonly foods: readonly FoodTable[];
  readonly recipes: string;
  readonly measures: readonly string[];
  readonly usualPortions: string;
  readonly synonyms: string;
};

export type Catalogue = {
  readonly foods: readonly Food[];
  readonly measures: readonly Measure[];
  readonly usualPortions: readonly UsualPortion[];
  /** Words that mean the same; the first of each is the one in our names. */
  readonly synonyms: readonly (readonly string[])[];
};

/** Throws where a table names a word, a food or a number that is none. What is wrong in meaning is `findFaults`' to say. */
export function readCatalogue(text: CatalogueText): Catalogue {
  const foods = readFoods(text.foods, text.recipes);
  const names = new Map<FoodId, string>(foods.map((food) => [food.id, fullName(food)]));
  const measures = text.measures.flatMap(readMeasures);
  const portions = readUsualPortions(text.usualPortions);
  for (const row of [...measures, ...portions]) requireName(names, row);
  return {
    foods,
    measures: measures.flatMap((row) => row.measures),
    usualPortions: portions.map(({ name: _name, ...portion }) => portion),
    synonyms: text.synonyms
      .trim()
      .split("\n")
      .map((line) => line.split("=").map((word) => word.trim())),
  };
}

/** Tables repeat the name beside the id, so that a person can read them and a mistyped id is found. */
function requireName(names: ReadonlyMap<FoodId, string>, { food, name }: NamedRow): void {
  if (names.get(food) !== name) throw new Error(`${food} is "${names.get(food)}", not "${name}"`);
}
