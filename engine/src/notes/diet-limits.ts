import type { FoodsDiet, MealSlot, PlanDay, PlanMeal, Portion } from "@app/contract/plan-document";
import { getFood } from "../nutrition/catalogue/catalogue.ts";
import { type Food, type FoodId } from "../nutrition/catalogue/food.ts";
import { amountForSum, readRecipes } from "../nutrition/catalogue/recipe.ts";
import { catalogueText } from "../nutrition/catalogue/tables.ts";
import { type DietLimits, notesOfRows, packsOf } from "./note-packs.ts";

type Eaten = Pick<Portion, "food" | "grams" | "kcal" | "protein" | "fat" | "carb" | "fibre">;

const MAIN_MEALS: ReadonlySet<MealSlot> = new Set<MealSlot>(["cafe", "almoco", "jantar"]);
export const isMainMeal = (slot: MealSlot): boolean => MAIN_MEALS.has(slot);

/** What the notes of these rows limit. No two notes limit the same thing with different figures: a test holds it. */
export const dietLimitsOf = (rows: readonly string[]): DietLimits =>
  Object.assign({}, ...packsOf(notesOfRows(rows)).map(({ diet }) => diet)) as DietLimits;

const foodOf = ({ food }: Pick<Portion, "food">): Food => getFood(food as FoodId);

/** Milligrams. */
export const sodiumOf = (portion: Pick<Portion, "food" | "grams">): number =>
  ((amountForSum(foodOf(portion), "sodium") ?? 0) * portion.grams) / 100;

/** Grams; a food without the figure counts with its whole fat. */
export const saturatedOf = (portion: Pick<Portion, "food" | "grams">): number => {
  const food = foodOf(portion);
  return ((food.per100.saturated ?? amountForSum(food, "fat") ?? 0) * portion.grams) / 100;
};

export const availableCarbOf = ({ carb, fibre }: Pick<Portion, "carb" | "fibre">): number => Math.max(0, carb - fibre);

const EGG_GRAMS = 50;
const EGGS = /^(ovo|omelete|crepioca)/;
const RAW_EGG = "taco:489";
const recipes = readRecipes(catalogueText.recipes);

/** Whole eggs, also those of an omelette. */
export function eggsOf({ food, grams }: Pick<Portion, "food" | "grams">): number {
  if (!EGGS.test(getFood(food as FoodId).name)) return 0;
  const recipe = recipes.get(food);
  const raw = recipe?.parts.find(({ id }) => id === RAW_EGG)?.grams;
  return (recipe && raw !== undefined ? (grams * raw) / recipe.finished : grams) / EGG_GRAMS;
}

const isDrink = (portion: Eaten): boolean => foodOf(portion).form === "liquido" && foodOf(portion).group !== "oleos";
export const isMeat = (portion: Pick<Portion, "food">): boolean =>
  foodOf(portion).group === "carnes" && foodOf(portion).origin !== "ovolacto";
const grams = (counts: (portion: Eaten) => boolean) => (portion: Eaten) => (counts(portion) ? portion.grams : 0);
const named = (pattern: RegExp) => (portion: Eaten) => pattern.test(foodOf(portion).name);

/** A sum over the portions of a day or meal that stays within `most`: also with any of its portions swapped. */
type Sum = { readonly code: string; readonly of: (portion: Eaten) => number; readonly most: number };

const SLIGHT = 1e-6;
const sumOf = (portions: readonly Eaten[], { of }: Sum): number => portions.reduce((sum, one) => sum + of(one), 0);

function daySums({ sodium, saturatedShare, meatADay, juiceADayMl, coffeeADayMl, leastFibre }: DietLimits): Sum[] {
  const sums: Sum[] = [];
  if (sodium) sums.push({ code: "sodium", of: sodiumOf, most: sodium.aDay });
  if (saturatedShare !== undefined)
    sums.push({ code: "saturated", of: (one) => 9 * saturatedOf(one) - saturatedShare * one.kcal, most: 0 });
  if (leastFibre !== undefined) sums.push({ code: "fibre", of: ({ fibre }) => -fibre, most: -leastFibre });
  if (meatADay !== undefined) sums.push({ code: "meat", of: grams(isMeat), most: meatADay });
  if (juiceADayMl !== undefined) sums.push({ code: "juice", of: grams(named(/^suco/)), most: juiceADayMl });
  if (coffeeADayMl !== undefined) sums.push({ code: "coffee", of: grams(named(/^café/)), most: coffeeADayMl });
  return sums;
}

/** Where the day's carbohydrate does not fit, the limits of its meals move with it. */
export function carbRangeOf(
  { main, other, mealShare }: NonNullable<DietLimits["carb"]>,
  slots: readonly MealSlot[],
  dayCarb: number,
): (slot: MealSlot) => { least: number; most: number; ofDay: number } {
  const mains = slots.filter(isMainMeal).length;
  const others = slots.length - mains;
  const [lower, upper] = [main.least * mains + other.least * others, main.most * mains + other.most * others];
  const grow = dayCarb > upper ? (1.05 * dayCarb) / upper : 1;
  const shrink = dayCarb < lower ? (0.95 * dayCarb) / lower : 1;
  return (slot) => {
    const { least, most } = isMainMeal(slot) ? main : other;
    return { least: least * shrink, most: most * grow, ofDay: mealShare * dayCarb };
  };
}

function mealSums(limits: DietLimits, day: PlanDay, kcal: number): (meal: PlanMeal) => Sum[] {
  const { carb, smallMeals, mainProtein, drinksInMealMl } = limits;
  const dayCarb = day.meals.flatMap(({ items }) => items).reduce((sum, item) => sum + availableCarbOf(item), 0);
  const slots = day.meals.map(({ slot }) => slot);
  const rangeOf = carb && carbRangeOf(carb, slots, dayCarb);
  return ({ slot }) => {
    const sums: Sum[] = [];
    const range = rangeOf?.(slot);
    if (range) {
      sums.push({ code: "carb", of: availableCarbOf, most: Math.min(range.most, range.ofDay) });
      sums.push({ code: "carb", of: (one) => -availableCarbOf(one), most: -range.least });
    }
    if (smallMeals) {
      sums.push({ code: "energy", of: (one) => one.kcal, most: smallMeals.mealShare * kcal });
      sums.push({ code: "grams", of: grams((one) => !isDrink(one)), most: smallMeals.grams });
    }
    if (mainProtein !== undefined && isMainMeal(slot))
      sums.push({ code: "protein", of: ({ protein }) => -protein, most: -mainProtein });
    if (drinksInMealMl !== undefined) sums.push({ code: "drinks", of: grams(isDrink), most: drinksInMealMl });
    return sums;
  };
}

/** What the plan is measured by beside its limits. */
type Measure = { readonly kcal: number };

/** Every limit that a week breaks, as `code part`. */
export function brokenLimits({ days }: FoodsDiet, limits: DietLimits, { kcal }: Measure): string[] {
  const broken = days.flatMap((day) => brokenOnDay(day, limits, kcal));
  const eggs = days.flatMap(itemsOf).reduce((sum, item) => sum + eggsOf(item), 0);
  return limits.eggsAWeek !== undefined && eggs > limits.eggsAWeek + SLIGHT ? [...broken, "eggs week"] : broken;
}

const itemsOf = ({ meals }: PlanDay) => meals.flatMap(({ items }) => items);

function brokenOnDay(day: PlanDay, limits: DietLimits, kcal: number): string[] {
  const items = itemsOf(day);
  const sumsOf = mealSums(limits, day, kcal);
  const isBroken = (portions: readonly Eaten[]) => (sum: Sum) => sumOf(portions, sum) > sum.most + SLIGHT;
  return [
    ...daySums(limits)
      .filter(isBroken(items))
      .map(({ code }) => `${code} ${day.id}`),
    ...day.meals.flatMap((meal) => [
      ...sumsOf(meal)
        .filter(isBroken(meal.items))
        .map(({ code }) => `${code} ${meal.id}`),
      ...(limits.mainProtein !== undefined && isMainMeal(meal.slot) && !isProteinFirst(meal)
        ? [`first ${meal.id}`]
        : []),
    ]),
    ...items.filter((item) => !isAllowedPortion(item, limits)).map(({ id }) => `portion ${id}`),
  ];
}

const isProteinFirst = ({ items }: PlanMeal): boolean =>
  items.every(({ protein }) => protein <= (items[0]?.protein ?? 0) + SLIGHT);

const isAllowedPortion = (portion: Eaten, { sodium }: DietLimits): boolean =>
  !sodium || sodiumOf(portion) < sodium.inPortion;

/** The week with those of its swaps that keep the limits, however many are taken together. */
export const withKeptSwaps = (diet: FoodsDiet, limits: DietLimits, measure: Measure): FoodsDiet =>
  Object.keys(limits).length === 0
    ? diet
    : { ...diet, days: diet.days.map((day) => ({ ...day, meals: keptSwapsOf(day, limits, measure) })) };

function keptSwapsOf(day: PlanDay, limits: DietLimits, { kcal }: Measure): PlanMeal[] {
  const items = itemsOf(day);
  const ofDay = daySums(limits);
  const sumsOf = mealSums(limits, day, kcal);
  // Each may use its part of what is left.
  const keeps = (portions: readonly Eaten[], item: Eaten, swap: Eaten) => (sum: Sum) =>
    sum.of(swap) <= sum.of(item) + Math.max(0, sum.most - sumOf(portions, sum)) / portions.length;
  return day.meals.map((meal) => {
    const ofMeal = sumsOf(meal);
    const isKept = (item: Eaten, swap: Eaten): boolean =>
      isAllowedPortion(swap, limits) &&
      (limits.eggsAWeek === undefined || eggsOf(swap) <= eggsOf(item)) &&
      ofDay.every(keeps(items, item, swap)) &&
      ofMeal.every(keeps(meal.items, item, swap));
    return {
      ...meal,
      items: meal.items.map((item) => ({ ...item, swaps: item.swaps.filter((swap) => isKept(item, swap)) })),
    };
  });
}
