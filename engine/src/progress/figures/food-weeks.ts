import type { DayTotals, ProgressDay } from "@app/contract/diary";
import { addDays, type Day } from "../../promises/local-time.ts";
import { progressRules } from "../progress-rules.ts";
import { meanOf } from "../statistics.ts";
import { isWithin, type Period, weeksOf } from "./period.ts";

const { completeDay, food } = progressRules.content;

/** A day of the diary in sums: getProgress gives them, a device makes them of its entries. */
export type DiarySums = Pick<ProgressDay, "day" | "isComplete" | "meals"> & {
  readonly totals: Pick<DayTotals, "kcal" | "protein">;
};

/** Of the plan; null where there is none to reach. */
export type DayTarget = { readonly kcal: number; readonly protein: number };

/** Said by the member, or with enough meals and energy. Other days are in no mean: they would make it too low. */
export function isDayComplete({ isComplete, meals, totals }: DiarySums, target: DayTarget | null): boolean {
  if (isComplete) return true;
  const { leastMeals, leastShareOfTarget } = completeDay;
  return target !== null && meals >= leastMeals && totals.kcal >= leastShareOfTarget * target.kcal;
}

export type Range = { readonly low: number; readonly high: number };

/** What counts as near the plan. */
export const planRange = ({ kcal }: DayTarget): Range => ({
  low: (1 - food.nearShare) * kcal,
  high: (1 + food.nearShare) * kcal,
});

const isInside = (kcal: number, { low, high }: Range): boolean => kcal >= low && kcal <= high;

export type FoodFigures = Period & {
  /** Days with an entry, and those of them that are complete. */
  readonly logged: number;
  readonly complete: number;
  /** Of the complete days; null without one. */
  readonly kcal: (Range & { readonly mean: number }) | null;
  readonly protein: { readonly mean: number } | null;
  /** Complete days near the plan; null without a target. */
  readonly near: number | null;
  /** Whether the mean is near the plan; null without a target or with too few complete days. */
  readonly isNear: boolean | null;
};

/** Of any period: a week, a month. Each day once: the last one given. */
export function foodFigures(days: readonly DiarySums[], target: DayTarget | null, period: Period): FoodFigures {
  const byDay = new Map(days.filter(({ day }) => isWithin(day, period)).map((day) => [day.day, day]));
  const complete = [...byDay.values()].filter((day) => isDayComplete(day, target));
  const kcal = complete.map(({ totals }) => totals.kcal);
  const range = target && planRange(target);
  const mean = kcal.length > 0 ? meanOf(kcal) : null;
  return {
    ...period,
    logged: byDay.size,
    complete: complete.length,
    kcal: mean === null ? null : { mean, low: Math.min(...kcal), high: Math.max(...kcal) },
    protein: mean === null ? null : { mean: meanOf(complete.map(({ totals }) => totals.protein)) },
    near: range && kcal.filter((value) => isInside(value, range)).length,
    isNear: mean === null || !range || complete.length < food.leastDays ? null : isInside(mean, range),
  };
}

export type WeekFigures = FoodFigures & { readonly week: Day };

/** Each week that the period touches, the oldest first, whole where it begins or ends inside of one. */
export const foodWeeks = (days: readonly DiarySums[], target: DayTarget | null, period: Period): WeekFigures[] =>
  weeksOf(period).map((week) => ({ week, ...foodFigures(days, target, { from: week, to: addDays(week, 6) }) }));
