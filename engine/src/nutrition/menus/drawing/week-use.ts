import type { Meal } from "../../meals/meal.ts";
import { type DayGoal, eggMealsOf } from "../day-goal.ts";
import type { DietRequest } from "../diet-request.ts";
import type { Family, FoodOption } from "../food-option.ts";
import { menuRules } from "../menu-rules.ts";
import type { PoolTemplate } from "../pool.ts";
import { addToBasket, type Basket, newBasket } from "./basket.ts";

const { withoutMeat, sense, timesAWeek, onceADay } = menuRules.content;

/** A food on a plate, before its portion is known. */
export type DraftMeal = {
  readonly meal: Meal;
  readonly template: PoolTemplate;
  readonly options: readonly FoodOption[];
};

/** What the days before had. */
export type WeekUse = {
  readonly templates: Map<number, number>;
  readonly foods: Map<number, number>;
  readonly lunchFamilies: Map<Family, number>;
  eggBreakfasts: number;
  /** By the protein's family or food, as the limits of a week name it. */
  readonly dishes: Map<string, number>;
  /** How often a kind of meal had a protein, as `meal food`. */
  readonly proteins: Map<string, number>;
  readonly basket: Basket;
  yesterday: readonly DraftMeal[];
};

export const newWeekUse = (): WeekUse => ({
  templates: new Map(),
  foods: new Map(),
  lunchFamilies: new Map(),
  eggBreakfasts: 0,
  dishes: new Map(),
  proteins: new Map(),
  basket: newBasket(),
  yesterday: [],
});

const count = <Key>(counts: Map<Key, number>, key: Key): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

export const familyOfMeal = ({ options }: DraftMeal): Family | undefined =>
  options.find(({ part, family }) => family && (part === "proteina" || part === "prato"))?.family ??
  options.find(({ family }) => family)?.family;

export function addDay(use: WeekUse, meals: readonly DraftMeal[]): void {
  for (const draft of meals) {
    count(use.templates, draft.template.index);
    for (const option of draft.options) {
      count(use.foods, option.index);
      count(use.dishes, limitedAs(option));
      if (isProtein(option)) count(use.proteins, proteinAt(draft.meal, option));
      addToBasket(use.basket, option);
    }
    const family = familyOfMeal(draft);
    if (draft.meal === "almoco" && family) count(use.lunchFamilies, family);
    if (draft.meal === "cafe" && family === "ovo") use.eggBreakfasts += 1;
  }
  use.yesterday = meals;
}

const isProtein = ({ part }: FoodOption): boolean => part === "proteina" || part === "prato";
const proteinAt = (meal: Meal, { index }: FoodOption): string => `${meal} ${index}`;

/** Lunches, or dinners, of the week have had this protein as often as they should. */
export const isEatenEnough = (meal: Meal, option: FoodOption, use: WeekUse): boolean =>
  (meal === "almoco" || meal === "jantar") &&
  isProtein(option) &&
  (use.proteins.get(proteinAt(meal, option)) ?? 0) >= sense.sameProtein;

const limitedAs = ({ family, food }: FoodOption): string => (family === "ovo" ? family : food.id);

/** Where a note limits eggs, the week has them at so many meals as two at each allow. */
export function isShortOfEggs(
  { family }: FoodOption,
  { goal, use }: { readonly goal: DayGoal; readonly use: WeekUse },
  today: readonly DraftMeal[],
): boolean {
  const { eggsAWeek } = goal.limits;
  if (eggsAWeek === undefined || family !== "ovo") return false;
  const mealsToday = today.filter(({ options }) => options.some((eaten) => eaten.family === family)).length;
  return (use.dishes.get(family) ?? 0) + mealsToday >= eggMealsOf(eggsAWeek);
}

export const SOY = "own:soja-texturizada";
/** From this redraw on a week may have more of it, where limits give way. */
const SOY_FROM_REDRAW = 14;

/** Textured soy is on no more plates than a week should have. */
export const isSoyClosed = ({ goal, redraw }: { readonly goal: DayGoal; readonly redraw: number }): boolean =>
  goal.isStrict || redraw < SOY_FROM_REDRAW;

/** The week has this protein as often as it should. */
export function isUsedUp(
  option: FoodOption,
  { eating }: Pick<DietRequest, "eating">,
  use: WeekUse,
  today: readonly DraftMeal[],
): boolean {
  const as = limitedAs(option);
  const hasNoMeat = withoutMeat.eatings.some((one) => one === eating);
  const most = (hasNoMeat ? withoutMeat.dishesAWeek[as] : undefined) ?? timesAWeek[option.food.id];
  if (most === undefined) return false;
  const dishesToday = today.filter(({ options }) => options.some((eaten) => limitedAs(eaten) === as)).length;
  return (use.dishes.get(as) ?? 0) + dishesToday >= most || (dishesToday > 0 && onceADay.includes(as));
}
