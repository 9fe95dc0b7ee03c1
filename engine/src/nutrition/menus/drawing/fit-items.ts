import { boundsOf, type DayGoal } from "../day-goal.ts";
import type { FitItem } from "../fit-portions.ts";
import type { FoodOption } from "../food-option.ts";
import { menuRules } from "../menu-rules.ts";
import type { DraftMeal } from "./week-use.ts";

const { portions } = menuRules.content;

/** Every food of a day; eggs at two meals are few at each. */
export function fitItemsOf(meals: readonly DraftMeal[], goal: DayGoal): FitItem[] {
  const isEgg = ({ family, part }: FoodOption) => family === "ovo" && part === "proteina";
  const hasManyEggs = meals.filter(({ options }) => options.some(isEgg)).length > 1;
  return meals.flatMap(({ options }, meal) =>
    options.map((option) => {
      const { low, high, usual } = boundsOf(option, goal);
      const most = hasManyEggs && isEgg(option) ? Math.max(low, Math.min(high, portions.eggsTwiceADay)) : high;
      return { rows: option.rows, low, high: most, usual: Math.min(usual, most), meal };
    }),
  );
}
