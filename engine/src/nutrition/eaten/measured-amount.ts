import type { Amount } from "@app/contract/diary";
import { findMeasure } from "../catalogue/catalogue.ts";
import type { FoodId } from "../catalogue/food.ts";
import type { UnitKey } from "../catalogue/measure.ts";
import { roundToDecimals } from "../rounding.ts";

/** Counts of a household measure as an amount with its range; undefined where the food has no such measure. */
export function measuredAmount(food: string, unit: string, count: number): Amount | undefined {
  const measure = findMeasure(food as FoodId, unit as UnitKey);
  if (!measure) return undefined;
  const grams = (of: number) => roundToDecimals(count * of, 1);
  return {
    grams: grams(measure.grams),
    low: grams(measure.low),
    high: grams(measure.high),
    unit,
    count,
    isAssumed: false,
  };
}

/** The same measure, more or less of it. The range keeps its width. */
export function scaledAmount({ grams, low, high, unit, count }: Amount, factor: number): Amount {
  const scaled = (value: number) => roundToDecimals(value * factor, 1);
  return {
    grams: scaled(grams),
    low: scaled(low),
    high: scaled(high),
    unit,
    count: count === null ? null : roundToDecimals(count * factor, 2),
    isAssumed: false,
  };
}
