import type { Meal, PartName } from "../../meals/meal.ts";
import { boundsOf } from "../day-goal.ts";
import { COLUMNS, FAT, type FoodOption, PRODUCE } from "../food-option.ts";
import { menuRules } from "../menu-rules.ts";
import type { Draw } from "./draw.ts";
import { addSide } from "./draw-plate.ts";
import type { DraftMeal } from "./week-use.ts";

const { variety, tolerance } = menuRules.content;
/** Which meal takes what is short, the first before the others. */
const FRUIT_AT: readonly Meal[] = ["almoco", "jantar", "cafe", "lanche"];
const FAT_AT: readonly Meal[] = ["jantar", "almoco", "lanche", "cafe"];
/** A little over the least, because portions change. */
const MARGIN = 1.15;

/** A fruit after lunch or dinner, oil on the salad, nuts with a snack: while the day is short of them. */
export function completeDay(draw: Draw, meals: readonly DraftMeal[]): DraftMeal[] {
  const leastFat = (MARGIN * tolerance.fatShare.least * draw.goal.fit.kcal * 10) / 9;
  const withFruit = complete(draw, meals, FRUIT_AT, "fruta", PRODUCE, 10 * variety.produceGrams);
  return complete(draw, withFruit, FAT_AT, "gordura", FAT, leastFat);
}

function complete(
  draw: Draw,
  meals: readonly DraftMeal[],
  order: readonly Meal[],
  part: PartName,
  column: number,
  least: number,
): DraftMeal[] {
  const completed = [...meals];
  for (const meal of order) {
    for (const [index, draft] of completed.entries()) {
      if (draft.meal !== meal) continue;
      if (amountOf(draw, completed, column) >= least) return completed;
      const side = draw.pool.sides[meal].find((one) => one.part === part);
      if (!side) continue;
      const options = [...draft.options];
      addSide(draw, side, options, draw.goal.fit.meals[index] as number, completed, draft.template.template);
      completed[index] = { ...draft, options };
    }
  }
  return completed;
}

const amountOf = (draw: Draw, meals: readonly DraftMeal[], column: number): number =>
  meals.reduce((sum, { options }) => sum + options.reduce((all, option) => all + usualOf(draw, option, column), 0), 0);

const usualOf = ({ goal }: Draw, option: FoodOption, column: number): number =>
  option.rows[Math.round(boundsOf(option, goal).usual) * COLUMNS + column] ?? 0;
