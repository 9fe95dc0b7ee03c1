import { addDays, type Day } from "../../promises/local-time.ts";
import { daysBetween } from "../../training/progression/weeks/calendar.ts";
import { dayNumber } from "../day-number.ts";
import { type FoodFigures, foodFigures } from "../figures/food-weeks.ts";
import { type MeasureChange, waistChange } from "../figures/measure-change.ts";
import { isWithin, type Period } from "../figures/period.ts";
import { type SleepFigures, sleepFigures } from "../figures/sleep-figures.ts";
import { type TrainingFigures, trainingFigures } from "../figures/training-figures.ts";
import { type WeightFigures, weightFigures } from "../figures/weight-figures.ts";
import type { ProgressRecords } from "../progress-records.ts";
import { weighInsWithin } from "../weight/rate.ts";
import { trendLine } from "../weight/trend-line.ts";

/** `period` is a whole week or month; it may still run. */
export type ReportInput = {
  readonly kind: "week" | "month";
  readonly period: Period;
  readonly today: Day;
  readonly records: ProgressRecords;
};

export type ReportFigures = {
  /** Until today where the period still runs. */
  readonly period: Period;
  readonly days: number;
  readonly isOver: boolean;
  readonly weight: WeightFigures;
  /** The trend at the end and on the day before the period; null without a weigh-in until then. */
  readonly trend: { readonly now: number | null; readonly before: number | null; readonly weighIns: number };
  readonly food: FoodFigures;
  readonly foodBefore: FoodFigures;
  readonly training: TrainingFigures;
  /** Sessions that the plan had for the whole period. */
  readonly plannedSessions: number;
  readonly waist: MeasureChange | null;
  readonly sleep: SleepFigures | null;
};

export function reportFigures({ period: whole, today, records }: ReportInput): ReportFigures {
  const period = { from: whole.from, to: whole.to < today ? whole.to : today };
  const days = Math.max(1, daysBetween(period.from, period.to) + 1);
  const before = { from: addDays(period.from, -days), to: addDays(period.from, -1) };
  const wholeDays = daysBetween(whole.from, whole.to) + 1;
  return {
    period,
    days,
    isOver: whole.to < today,
    weight: weightFigures(records, period),
    trend: trendAround(records, period),
    food: foodFigures(records.days, records.target, period),
    foodBefore: foodFigures(records.days, records.target, before),
    training: trainingFigures(records.workouts, period),
    plannedSessions: Math.round((records.sessionsAWeek * wholeDays) / 7),
    waist: waistSince(records, period),
    sleep: sleepFigures(records.sleeps, period),
  };
}

function trendAround({ weighIns }: ProgressRecords, { from, to }: Period): ReportFigures["trend"] {
  const trendOn = (day: number): number | null => trendLine(weighIns, day, day).points.at(-1)?.trend ?? null;
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const within = weighInsWithin(weighIns, { from: first, to: last, days: last - first + 1 });
  return { now: trendOn(last), before: trendOn(first - 1), weighIns: within.length };
}

/** From the last measure before the period; null where the period has none of its own. */
function waistSince({ measures }: ProgressRecords, period: Period): MeasureChange | null {
  const days = measures.filter(({ measure }) => measure.site === "cintura").map(({ measure }) => measure.day);
  if (!days.some((day) => isWithin(day, period))) return null;
  const earlier = days.filter((day) => day < period.from).sort();
  return waistChange(measures, { from: earlier.at(-1) ?? period.from, to: period.to });
}
