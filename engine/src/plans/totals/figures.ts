import type { Figures, FoodsDiet, PlanDay, PlanMeal } from "@app/contract/plan-document";
import { roundHalfUp, roundToDecimals } from "../../nutrition/rounding.ts";

const GRAMS = ["protein", "fat", "carb", "fibre"] as const;
const NOTHING: Figures = { kcal: 0, protein: 0, fat: 0, carb: 0, fibre: 0 };

/** What stands on the plate; alternatives and swaps do not count. */
export const figuresOfMeal = ({ items }: Pick<PlanMeal, "items">): Figures => sumFigures(items);

export const figuresOfDay = ({ meals }: Pick<PlanDay, "meals">): Figures => sumFigures(meals.map(figuresOfMeal));

/** Of a day, on average; a day without meals counts as nothing eaten. */
export function meanOfWeek(days: FoodsDiet["days"]): Figures {
  const { kcal, ...sum } = sumFigures(days.map(figuresOfDay));
  const count = Math.max(1, days.length);
  const grams = GRAMS.map((key) => [key, roundToDecimals(sum[key] / count, 1)]);
  return { ...NOTHING, ...Object.fromEntries(grams), kcal: roundHalfUp(kcal / count) };
}

/** Tenths of a gram are added up as whole numbers: 0.1 and 0.2 are 0.3. */
function sumFigures(all: readonly Figures[]): Figures {
  const tenths = (key: keyof Figures): number => all.reduce((sum, one) => sum + Math.round(one[key] * 10), 0) / 10;
  return {
    kcal: tenths("kcal"),
    protein: tenths("protein"),
    fat: tenths("fat"),
    carb: tenths("carb"),
    fibre: tenths("fibre"),
  };
}
