import type { DiaryDay, ProgressDay } from "@app/contract/diary";
import type { PlanView } from "@app/contract/plans";
import { eatenFigures, sumEaten } from "@app/engine/nutrition/eaten/eaten-figures";
import { type DayTarget, type DiarySums, foodWeeks, planRange } from "@app/engine/progress/figures/food-weeks";
import type { Period } from "@app/engine/progress/figures/period";
import type { DiaryRecords, StoredEntry } from "../../data/diary/diary-records.ts";
import type { Assessment } from "../../data/intake-query.ts";
import { shownTargets } from "../../outcome/shown-targets.ts";
import type { EnergyBand, ProgressRecords } from "./progress-records.ts";

/** A week by its Monday, of its complete days. */
export type FoodWeek = {
  week: string;
  kcal: { mean: number; low: number; high: number };
  protein: number;
  days: number;
};

/** As many as a wide chart has room for. */
const MAX_WEEKS = 26;

export type FoodView = { weeks: readonly FoodWeek[]; band: EnergyBand | null };

type Target = DayTarget & { band: EnergyBand };

/** Of the plan, or of the free questionnaire; null where energy is hidden, too. */
export function targetOf(
  plan: Pick<PlanView, "targets"> | null | undefined,
  assessment: Pick<Assessment, "numbers" | "targets"> | null,
): Target | null {
  if (plan?.targets) {
    const { kcal, protein, kcalLow, kcalHigh } = plan.targets;
    return { kcal, protein, band: { low: kcalLow, high: kcalHigh } };
  }
  const targets = assessment && shownTargets(assessment);
  if (plan || !targets) return null;
  const { kcal, protein } = targets.planned;
  return { kcal, protein, band: planRange({ kcal, protein }) };
}

/** The weeks with a complete day. */
export function viewFood(
  { days, target, band }: Pick<ProgressRecords, "days" | "target" | "band">,
  period: Period,
): FoodView {
  const weeks = foodWeeks(days, target, period).flatMap(({ week, kcal, protein, complete }) =>
    kcal && protein ? [{ week, kcal, protein: protein.mean, days: complete }] : [],
  );
  return { weeks: weeks.slice(-MAX_WEEKS), band };
}

/** The device's days in sums, as the server answers for those that it does not hold. */
export function daysOnDevice({ entries, days }: Pick<DiaryRecords, "entries" | "days">, from: string): DiarySums[] {
  return [...new Set([...entries.keys(), ...days.keys()])]
    .filter((day) => day >= from)
    .sort()
    .map((day) => progressDay(day, entries.get(day) ?? [], days.get(day)));
}

function progressDay(day: string, entries: readonly StoredEntry[], record: DiaryDay | undefined): DiarySums {
  return {
    day,
    totals: sumEaten(entries.flatMap(({ food, amount }) => eatenFigures(food, amount) ?? [])),
    isComplete: record?.isComplete ?? false,
    meals: new Set(entries.map(({ place }) => place.meal)).size,
  };
}

/** The device knows its days best; what is older comes from the server, without sums where numbers are hidden. */
export function joinDays(own: readonly DiarySums[], received: readonly ProgressDay[]): DiarySums[] {
  const known = new Set(own.map(({ day }) => day));
  const older = received
    .filter(({ day }) => !known.has(day))
    .map(({ day, isComplete, meals, totals }) => ({ day, isComplete, meals, totals: totals ?? NO_TOTALS }));
  return [...older, ...own].sort((a, b) => (a.day < b.day ? -1 : 1));
}

const NO_TOTALS = { kcal: 0, protein: 0 };
