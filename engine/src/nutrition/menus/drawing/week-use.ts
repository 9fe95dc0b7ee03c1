import type { Meal } from "../../meals/meal.ts";
import type { Family, FoodOption } from "../food-option.ts";
import type { PoolTemplate } from "../pool.ts";

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
  yesterday: readonly DraftMeal[];
};

export const newWeekUse = (): WeekUse => ({
  templates: new Map(),
  foods: new Map(),
  lunchFamilies: new Map(),
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
    for (const { index } of draft.options) count(use.foods, index);
    const family = familyOfMeal(draft);
    if (draft.meal === "almoco" && family) count(use.lunchFamilies, family);
  }
  use.yesterday = meals;
}
