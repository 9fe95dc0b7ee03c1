import type { FoodsDiet, PlanDay, PlanItem, PlanMeal } from "@app/contract/plan-document";
import { isExcluded } from "../../../exclusions/exclusions.ts";
import { eggsOf } from "../../../notes/diet-limits.ts";
import { getFood } from "../../catalogue/catalogue.ts";
import type { FoodId } from "../../catalogue/food.ts";
import { mealTemplates } from "../../meals/meals.ts";
import { shoppingListOf } from "../../shopping/shopping-list.ts";
import type { DietRequest } from "../diet-request.ts";
import { menuRules } from "../menu-rules.ts";
import { beansOf } from "../state-beans.ts";

const { weekdays, eatingOut } = menuRules.content;
const COFFEE_WITH_MILK = "own:cafe-com-leite";
const BREAD = /^(pão|torrada|biscoito)/;
const ROOTS = /^(batata-doce|inhame|mandioca|cará)/;
const OFFAL = /^(fígado|bucho|língua|moela|dobradinha|sarapatel)/;
const LEAVES = new Set(["taco:78", "taco:77", "taco:80", "taco:152", "taco:75", "taco:111", "taco:119", "taco:74"]);
const BEANS = new Set(["taco:561", "taco:567", "taco:563", "taco:565", "taco:571", "taco:573", "taco:577"]);
const templates = new Map(mealTemplates.map((template) => [template.id, template]));

const foodOf = ({ food }: PlanItem) => getFood(food as FoodId);
const itemsOf = ({ meals }: PlanDay): PlanItem[] => meals.flatMap(({ items }) => items);
const sum = <Value>(values: readonly Value[], of: (value: Value) => number): number =>
  values.reduce((total, value) => total + of(value), 0);
const mealOf = ({ meals }: PlanDay, slot: PlanMeal["slot"]): PlanMeal | undefined =>
  meals.find((meal) => meal.slot === slot);
const kcalOf = (meal: PlanMeal | undefined): number => sum(meal?.items ?? [], ({ kcal }) => kcal);

/** A figure of one week: `of` things were counted and `count` of them are so. */
export type Tally = { readonly count: number; readonly of: number };
const share = <Value>(values: readonly Value[], is: (value: Value) => boolean): Tally => ({
  count: values.filter(is).length,
  of: values.length,
});
const one = (count: number): Tally => ({ count, of: 1 });
const whether = (is: boolean): Tally => ({ count: is ? 1 : 0, of: 1 });
const NOTHING: Tally = { count: 0, of: 0 };

/** What a reader of a week counts: all of them can be added over people, and a share or a mean is `count / of`. */
export function weekFigures(request: DietRequest, diet: FoodsDiet): Readonly<Record<string, Tally>> {
  const { days } = diet;
  const meals = days.flatMap((day) => day.meals);
  const items = days.flatMap(itemsOf);
  const breakfasts = meals.filter(({ slot }) => slot === "cafe");
  const lunches = meals.filter(({ slot }) => slot === "almoco");
  const dinners = meals.filter(({ slot }) => slot === "jantar");
  const has = (meal: PlanMeal, is: (item: PlanItem) => boolean): boolean => meal.items.some(is);
  const foods = new Set(items.map(({ food }) => food));
  const beans = items.filter(({ food }) => BEANS.has(food));
  const fibres = days.map((day) => sum(itemsOf(day), ({ fibre }) => fibre));
  const oils = meals.flatMap((meal) => {
    const grams = sum(
      meal.items.filter((item) => foodOf(item).group === "oleos"),
      ({ grams: own }) => own,
    );
    return grams > 0 ? [grams] : [];
  });
  const eggs = sum(items, ({ food, grams }) => eggsOf({ food, grams }));
  const soy = meals.filter((meal) => has(meal, ({ food }) => food === "own:soja-texturizada"));
  return {
    ...breakfastFigures(request, breakfasts),
    "weeks with offal": whether(items.some((item) => OFFAL.test(foodOf(item).name))),
    "beans of the state": share(beans, ({ food }) => isOfState(request, food)),
    "weeks with lentils": whether(foods.has("taco:577")),
    "weeks with feijoada": whether(foods.has("taco:540")),
    "distinct lunches a week": one(new Set(lunches.map(({ template }) => template)).size),
    "distinct dinners a week": one(new Set(dinners.map(({ template }) => template)).size),
    ...varietyFigures(diet, foods),
    ...minutesFigures(request, days),
    "grams of fibre a day": { count: Math.round(sum(fibres, (grams) => grams)), of: fibres.length },
    "days over the fibre": share(fibres, (grams) => grams > (request.eating === "vegano" ? 60 : 45)),
    "plates with more than 10 g of oil": share(oils, (grams) => grams > 10.01),
    "eggs a week": one(eggs),
    "weeks with more than 14 eggs": whether(eggs > 14.01),
    "weeks with textured soy more than 4 times": whether(soy.length > 4),
    "meals with juice a week": one(
      meals.filter((meal) => has(meal, (item) => foodOf(item).name.startsWith("suco"))).length,
    ),
    "dinners larger than lunch": share(days, (day) => kcalOf(mealOf(day, "jantar")) > kcalOf(mealOf(day, "almoco"))),
    "dinners under 15 g of protein": share(dinners, (meal) => sum(meal.items, ({ protein }) => protein) < 15),
    "weeks with a protein more than 3 times": whether(mostOfAProtein(lunches) > 3 || mostOfAProtein(dinners) > 3),
    "weeks with chicken at more than 4 lunches": whether(
      lunches.filter((meal) => has(meal, (item) => /frango|galinh/.test(foodOf(item).name))).length > 4,
    ),
    "half a loaf": share(
      items.filter((item) => foodOf(item).group === "paes"),
      ({ count }) => !Number.isInteger(count),
    ),
    "raw vegetables under 30 g": share(
      items.filter((item) => foodOf(item).group.startsWith("vegetais")),
      (item) => item.grams < 30 && !LEAVES.has(item.food) && item.food !== "taco:107",
    ),
  };
}

function breakfastFigures(request: DietRequest, breakfasts: readonly PlanMeal[]): Record<string, Tally> {
  const withFood = (pattern: RegExp): Tally =>
    share(breakfasts, ({ items }) => items.some((item) => pattern.test(foodOf(item).name)));
  return {
    "breakfasts with bread": withFood(BREAD),
    "breakfasts with cuscuz or tapioca": withFood(/^(cuscuz|tapioca|crepioca)/),
    "breakfasts of roots": withFood(ROOTS),
    "breakfasts with coffee with milk, of who drinks milk": isExcluded(request.exclusions, COFFEE_WITH_MILK)
      ? NOTHING
      : share(breakfasts, ({ items }) => items.some(({ food }) => food === COFFEE_WITH_MILK)),
    "distinct breakfasts a week": one(new Set(breakfasts.map(({ template }) => template)).size),
  };
}

function isOfState({ state, exclusions }: DietRequest, food: string): boolean {
  const own = beansOf(state).filter((bean) => !isExcluded(exclusions, bean));
  return own.length === 0 || own.some((bean) => bean === food);
}

function varietyFigures(diet: FoodsDiet, foods: ReadonlySet<string>): Record<string, Tally> {
  const bought = sum(shoppingListOf(diet), ({ items }) => items.length);
  const groupOf = (food: string) => getFood(food as FoodId).group;
  const kinds = new Set(
    [...foods]
      .filter((food) => /^(vegetais|frutas)/.test(groupOf(food)))
      .map((food) => getFood(food as FoodId).name.split(/[ -]/)[0]),
  );
  return {
    "foods to buy": one(bought),
    "weeks with more than 35 foods to buy": whether(bought > 35),
    "kinds of fruit and vegetables": one(kinds.size),
    "weeks with more than 12 kinds": whether(kinds.size > 12),
    "weeks with more than 2 leaves": whether([...foods].filter((food) => LEAVES.has(food)).length > 2),
  };
}

/** The minutes of each meal that is cooked at home; those of a lunch that others cook do not count. */
function minutesFigures({ cookingMinutes, place }: DietRequest, days: readonly PlanDay[]): Record<string, Tally> {
  const isOut = eatingOut.some((out) => out === place);
  const minutesOf = (meal: PlanMeal | undefined): number => templates.get(meal?.template ?? "")?.minutes ?? 0;
  const working = days.slice(0, weekdays);
  const isLate = (day: PlanDay, slot: PlanMeal["slot"]): boolean => minutesOf(mealOf(day, slot)) > cookingMinutes;
  const isKept = (day: PlanDay): boolean =>
    !day.meals.some(({ slot }) => (slot !== "almoco" || !isOut) && isLate(day, slot));
  const isShort = cookingMinutes <= 20;
  return {
    "lunches at home over the minutes, of who has 20 or less":
      isOut || !isShort ? NOTHING : share(working, (day) => isLate(day, "almoco")),
    "weekdays with every meal in the minutes": share(working, isKept),
    "the same, of who has 20 or less": isShort ? share(working, isKept) : NOTHING,
  };
}

/** How often the commonest protein stands at one kind of meal. */
function mostOfAProtein(meals: readonly PlanMeal[]): number {
  const times = new Map<string, number>();
  for (const meal of meals) {
    const [first] = meal.items
      .filter((item) => ["carnes", "leguminosas", "pratos"].includes(foodOf(item).group) && !BEANS.has(item.food))
      .sort((a, b) => b.protein - a.protein);
    if (first) times.set(first.food, (times.get(first.food) ?? 0) + 1);
  }
  return Math.max(0, ...times.values());
}

/** Adds the figures of many weeks. */
export function sumFigures(weeks: readonly Readonly<Record<string, Tally>>[]): Map<string, Tally> {
  const sums = new Map<string, Tally>();
  for (const week of weeks) {
    for (const [name, { count, of }] of Object.entries(week)) {
      const before = sums.get(name) ?? NOTHING;
      sums.set(name, { count: before.count + count, of: before.of + of });
    }
  }
  return sums;
}

export const meanOf = (sums: ReadonlyMap<string, Tally>, name: string): number => {
  const { count, of } = sums.get(name) ?? NOTHING;
  return count / of;
};
