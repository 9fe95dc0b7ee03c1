import { saturatedOf, sodiumOf } from "../../notes/diet-limits.ts";
import { findMeasure, getFood } from "../catalogue/catalogue.ts";
import type { Food, FoodId } from "../catalogue/food.ts";
import type { Choice, MealPart, PartName } from "../meals/meal.ts";
import { buy } from "../shopping/buy.ts";
import { menuRules } from "./menu-rules.ts";
import { portionOf } from "./portion.ts";
import { produceGramsOf } from "./produce.ts";

/** Columns of `rows`: energy in kcal, sodium in mg, the others in tenths of a gram, so that sums are exact. */
export const KCAL = 0;
export const PROTEIN = 1;
export const FAT = 2;
export const CARB = 3;
export const FIBRE = 4;
export const PRODUCE = 5;
export const SODIUM = 6;
export const SATURATED = 7;
export const COLUMNS = 8;

/** Fruit and vegetables, as a basket holds them. */
export type Produce = "leaf" | "fruit" | "vegetable";

export type Family = "frango" | "peixe" | "ovo" | "porco" | "boi" | "soja" | "grao";

/** A food in a part of a plate, with its figures at every count of steps. */
export type FoodOption = {
  /** The same food with the same portions in two plates is one option. */
  readonly id: number;
  readonly food: Food;
  /** Among the foods of all plates. */
  readonly index: number;
  readonly choice: Choice;
  readonly part: PartName;
  readonly step: number;
  readonly unitGrams: number;
  /** Two kinds of lettuce are one vegetable on a plate. */
  readonly kind: string;
  readonly family: Family | undefined;
  readonly produce: Produce | undefined;
  /** What is bought for it, beside what a kitchen has: numbers of products. */
  readonly buys: readonly number[];
  /** Places behind the most usual food of its part. */
  readonly place: number;
  /** Row n is the portion of n steps. */
  readonly rows: Int32Array;
  /** Of the typical portion. */
  readonly kcal: number;
  readonly protein: number;
  readonly kcalOfStep: number;
  /** Share of the energy that is saturated fat. */
  readonly saturatedShare: number;
};

const SLIGHT = 1e-6;
const options = new Map<string, FoodOption>();
const foodIndexes = new Map<FoodId, number>();
const tables = new Map<string, Int32Array>();
const products = new Map<string, number>();

export function optionOf(part: Pick<MealPart, "part" | "step">, choice: Choice, place: number): FoodOption {
  const key = JSON.stringify([part.part, part.step, choice, place]);
  const option = options.get(key) ?? makeOption(options.size, part, choice, place);
  options.set(key, option);
  return option;
}

export const countOptions = (): number => options.size;

function makeOption(
  id: number,
  { part, step: usualStep }: Pick<MealPart, "part" | "step">,
  choice: Choice,
  place: number,
): FoodOption {
  const food = getFood(choice.food);
  const family = familyOf(food);
  const step = isCut(food, choice) ? usualStep : 1;
  const unitGrams = findMeasure(choice.food, choice.unit)?.grams ?? Number.NaN;
  const rows = rowsOf(choice, step);
  const typical = Math.round(choice.typical / step) * COLUMNS;
  const kcal = rows[typical + KCAL] ?? 0;
  return {
    id,
    food,
    index: indexOf(choice.food),
    choice,
    part,
    step,
    unitGrams,
    kind: kindOf(food),
    family,
    produce: produceOf(food, choice),
    buys: buysOf(food),
    place,
    rows,
    kcal,
    protein: (rows[typical + PROTEIN] ?? 0) / 10,
    kcalOfStep: (kcal * step) / choice.typical,
    saturatedShare: (0.9 * (rows[typical + SATURATED] ?? 0)) / Math.max(1, kcal),
  };
}

/** The products that a week buys for a food: a dish of ours has several, salt and oil are at home. */
const buysOf = ({ id }: Pick<Food, "id">): number[] => [
  ...new Set(
    buy(id, 100)
      .filter(({ product }) => product.kind !== "casa")
      .map(({ product }) => {
        const index = products.get(product.name) ?? products.size;
        products.set(product.name, index);
        return index;
      }),
  ),
];

/** A plateful or some leaves of it are a salad leaf. */
function produceOf({ group }: Food, { unit }: Choice): Produce | undefined {
  if (group.startsWith("frutas")) return "fruit";
  if (!group.startsWith("vegetais")) return undefined;
  return unit === "prato" || unit === "fo" ? "leaf" : "vegetable";
}

/** Juice is its fruit. */
function kindOf({ id, name, group }: Food): string {
  if (name.startsWith("suco de ")) return name.slice("suco de ".length);
  return /^(vegetais|frutas)/.test(group) ? (name.split(/[ -]/)[0] ?? id) : id;
}

/** Half a fillet or half a roll is cut; half an egg, a sardine, a slice of bread or tofu or a spoon is not. */
function isCut({ id, group }: Food, { unit }: Choice): boolean {
  if (unit === "cs" || (group === "carnes" && unit === "un") || (group === "leguminosas" && unit === "fa"))
    return false;
  return group !== "paes" || id === "taco:53";
}

function indexOf(id: FoodId): number {
  const index = foodIndexes.get(id) ?? foodIndexes.size;
  foodIndexes.set(id, index);
  return index;
}

/** Every food of the plates, by its index. */
export const listMenuFoods = (): Food[] => [...foodIndexes.keys()].map(getFood);

function rowsOf({ food, unit, most }: Choice, step: number): Int32Array {
  const largest = Math.ceil((most * menuRules.content.portions.mostScale) / step);
  const key = `${food} ${unit} ${step} ${largest}`;
  const known = tables.get(key);
  if (known) return known;
  const rows = new Int32Array((largest + 1) * COLUMNS);
  for (let steps = 0; steps <= largest; steps += 1) {
    const portion = portionOf(food, unit, steps * step);
    rows.set(
      [
        portion.kcal,
        Math.round(portion.protein * 10),
        Math.round(portion.fat * 10),
        Math.round(portion.carb * 10),
        Math.round(portion.fibre * 10),
        Math.floor(produceGramsOf(portion) * 10),
        Math.ceil(sodiumOf(portion) - SLIGHT),
        Math.ceil(saturatedOf(portion) * 10 - SLIGHT),
      ],
      steps * COLUMNS,
    );
  }
  tables.set(key, rows);
  return rows;
}

const FAMILIES: readonly (readonly [Family, RegExp])[] = [
  ["frango", /frango|galinh|canja/],
  ["ovo", /^ovo|omelete|crepioca/],
  ["porco", /lombo|pernil|bisteca|feijoada/],
  ["soja", /soja|tofu/],
  ["grao", /grão-de-bico|homus/],
];

/** Proteins that are the same to one who eats them. */
function familyOf({ name, group, origin, contains }: Food): Family | undefined {
  if (group === "oleos" || group === "paes") return undefined;
  if (contains.includes("peixe")) return "peixe";
  const [family] = FAMILIES.find(([, words]) => words.test(name)) ?? [];
  return family ?? (group === "carnes" && origin === "carne" ? "boi" : undefined);
}
