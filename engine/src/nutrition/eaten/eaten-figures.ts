import type * as wire from "@app/contract/diary";
import type { Amount, DayTotals, DiaryNutrient, EatenFood } from "@app/contract/diary";
import { findFood } from "../catalogue/catalogue.ts";

/** Not the contract's own list: a browser that sums would load the validation library with it. */
const NUTRIENTS: typeof wire.DIARY_NUTRIENTS = ["kcal", "protein", "fat", "carb", "fibre"];

/** Of one entry, in tenths of a kcal or gram; null is "sem dado". Whole tenths add up without a rounding error. */
export type EatenFigures = Readonly<Record<DiaryNutrient, number | null>> & {
  readonly lowKcal: number | null;
  readonly highKcal: number | null;
};

/** Undefined for a food that the catalogue does not have and that brings no figures of its own. */
export function eatenFigures({ ref, per100 }: EatenFood, amount: Pick<Amount, "grams" | "low" | "high">) {
  const figures = per100 ?? findFood(ref)?.per100;
  if (!figures) return undefined;
  const tenths = (nutrient: DiaryNutrient, grams: number): number | null => {
    const value = figures[nutrient];
    return value === null ? null : Math.round((value * grams) / 10);
  };
  const eaten: EatenFigures = {
    kcal: tenths("kcal", amount.grams),
    lowKcal: tenths("kcal", amount.low),
    highKcal: tenths("kcal", amount.high),
    protein: tenths("protein", amount.grams),
    fat: tenths("fat", amount.grams),
    carb: tenths("carb", amount.grams),
    fibre: tenths("fibre", amount.grams),
  };
  return eaten;
}

/** The sum of entries. What has no data is left out of the sum, and counted. */
export function sumEaten(entries: readonly EatenFigures[]): DayTotals {
  const sum = (key: keyof EatenFigures): number => entries.reduce((total, entry) => total + (entry[key] ?? 0), 0) / 10;
  const missing = NUTRIENTS.map((key) => [key, entries.filter((entry) => entry[key] === null).length]);
  return {
    entries: entries.length,
    kcal: sum("kcal"),
    lowKcal: sum("lowKcal"),
    highKcal: sum("highKcal"),
    protein: sum("protein"),
    fat: sum("fat"),
    carb: sum("carb"),
    fibre: sum("fibre"),
    missing: Object.fromEntries(missing) as DayTotals["missing"],
  };
}
