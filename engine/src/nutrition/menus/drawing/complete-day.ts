import type { Meal, PartName } from "../../meals/meal.ts";
import { boundsOf } from "../day-goal.ts";
import { COLUMNS, FAT, type FoodOption, KCAL, PRODUCE, PROTEIN } from "../food-option.ts";
import { menuRules } from "../menu-rules.ts";
import type { Draw } from "./draw.ts";
import { addProteinSide, addSide } from "./draw-plate.ts";
import type { DraftMeal } from "./week-use.ts";

const { variety, tolerance, withoutMeat } = menuRules.content;
/** Which meal takes what is short, the first before the others. */
const FRUIT_AT: readonly Meal[] = ["almoco", "jantar", "cafe", "lanche"];
const FAT_AT: readonly Meal[] = ["jantar", "almoco", "lanche", "cafe"];
const PROTEIN_AT: readonly Meal[] = ["lanche", "cafe", "jantar", "almoco", "ceia"];
/** A little over the least, because portions change. */
const MARGIN = 1.15;

/** A fruit after lunch or dinner, oil on the salad, nuts with a snack: while the day is short of them. */
export function completeDay(draw: Draw, meals: readonly DraftMeal[]): DraftMeal[] {
  const leastFat = (MARGIN * tolerance.fatShare.least * draw.goal.fit.kcal * 10) / 9;
  const withFruit = complete(draw, meals, FRUIT_AT, "fruta", PRODUCE, 10 * variety.produceGrams);
  return complete(draw, completeProtein(draw, withFruit), FAT_AT, "gordura", FAT, leastFat);
}

/** Yoghurt, cottage, tofu or an egg beside the plates, while their protein in the day's energy is short. */
function completeProtein(draw: Draw, meals: readonly DraftMeal[]): DraftMeal[] {
  const completed = [...meals];
  const { aPlate, aDay } = withoutMeat.proteinSides;
  const places = PROTEIN_AT.flatMap((meal) => [...meals.keys()].filter((index) => meals[index]?.meal === meal));
  let left = aDay + (draw.redraw >> 1);
  for (let round = 0; round < aPlate + (draw.redraw >> 3); round += 1) {
    for (const index of places) {
      if (left === 0 || hasProtein(draw, completed)) return completed;
      const draft = completed[index] as DraftMeal;
      const options = withProteinSide(draw, draft, index, completed);
      if (options.length > draft.options.length) left -= 1;
      completed[index] = { ...draft, options };
    }
  }
  return completed;
}

/** The first side that goes with the plate. */
function withProteinSide(draw: Draw, draft: DraftMeal, index: number, today: readonly DraftMeal[]): FoodOption[] {
  const options = [...draft.options];
  for (const side of draw.pool.proteinSides[draft.meal]) {
    addProteinSide(draw, side, options, draw.goal.fit.meals[index] as number, today, draft.template.template);
    if (options.length > draft.options.length) break;
  }
  return options;
}

/** In usual portions, which change as one to the day's energy. */
function hasProtein(draw: Draw, meals: readonly DraftMeal[]): boolean {
  const scale = draw.goal.fit.kcal / amountOf(draw, meals, KCAL);
  return scale * amountOf(draw, meals, PROTEIN) >= draw.goal.fit.protein;
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
      const options = [...draft.options];
      for (const side of draw.pool.sides[meal]) {
        if (side.part !== part || options.length > draft.options.length) continue;
        addSide(draw, side, options, draw.goal.fit.meals[index] as number, completed, draft.template.template);
      }
      completed[index] = { ...draft, options };
    }
  }
  return completed;
}

const amountOf = (draw: Draw, meals: readonly DraftMeal[], column: number): number =>
  meals.reduce((sum, { options }) => sum + options.reduce((all, option) => all + usualOf(draw, option, column), 0), 0);

const usualOf = ({ goal }: Draw, option: FoodOption, column: number): number =>
  option.rows[Math.round(boundsOf(option, goal).usual) * COLUMNS + column] ?? 0;
