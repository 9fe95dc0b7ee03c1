import type { Goal } from "../../nutrition/target-rules.ts";
import type { Day } from "../../promises/local-time.ts";
import { dayNumber } from "../day-number.ts";
import { progressRules } from "../progress-rules.ts";
import { type EnergyChange, type Rate, rateOf, rateWindow, slopeOf, weighInsWithin } from "../weight/rate.ts";
import { type TrendLinePoint, trendLine } from "../weight/trend-line.ts";
import { countedWeighIns, type WeighIn } from "../weight/weigh-in.ts";
import type { Period } from "./period.ts";

const { rate: rateRules, suggestion } = progressRules.content;

export type WeightRecords = {
  readonly weighIns: readonly WeighIn[];
  /** The programme's first day: the week after it says little. */
  readonly startedOn: Day;
  readonly changes?: readonly EnergyChange[];
  readonly goal: Goal;
  /** Percent of body mass a week that the plan expects, losing is negative; null: no plan. */
  readonly planned: number | null;
};

/** Where the weight goes, as far as the interval allows to say it. */
export type Direction = "down" | "up" | "level" | "unclear" | "unknown";

export type WeightFigures = {
  readonly goal: Goal;
  /** All that count, until the period's end. */
  readonly weighIns: number;
  /** Until the period's end; null before the first weigh-in. */
  readonly daysSinceLast: number | null;
  /** The line at the period's ends; null before the first weigh-in. */
  readonly first: TrendLinePoint | null;
  readonly last: TrendLinePoint | null;
  readonly direction: Direction;
  /** Of the last four weeks; null while it is unknown. */
  readonly kgAWeek: { readonly mean: number; readonly low: number; readonly high: number } | null;
  readonly percent: Rate | null;
  /** Whether the plan expects what happens; null where either is not known. */
  readonly isAsPlanned: boolean | null;
  /** What is missing until a rate can be computed. */
  readonly missing: { readonly weighIns: number; readonly days: number };
};

export function weightFigures(records: WeightRecords, period: Period): WeightFigures {
  const { goal, planned } = records;
  const [from, to] = [dayNumber(period.from), dayNumber(period.to)];
  const weighIns = countedWeighIns(records.weighIns).filter(({ day }) => day <= to);
  const lastWeighIn = weighIns.at(-1);
  const { points } = trendLine(weighIns, to, from);
  const last = points.at(-1) ?? null;
  const window = rateWindow({ startDay: dayNumber(records.startedOn), changes: records.changes ?? [], asOf: to });
  const used = weighInsWithin(weighIns, window);
  const slope = slopeOf(used);
  const percent = slope && last ? rateOf(slope, last.trend) : null;
  const perPercent = (last?.trend ?? 0) / 100;
  return {
    goal,
    weighIns: weighIns.length,
    daysSinceLast: lastWeighIn ? to - lastWeighIn.day : null,
    first: points[0] ?? null,
    last,
    direction: directionOf(percent),
    kgAWeek: percent && {
      mean: percent.perWeek * perPercent,
      low: percent.low * perPercent,
      high: percent.high * perPercent,
    },
    percent,
    isAsPlanned: percent && planned !== null ? Math.abs(percent.perWeek - planned) <= suggestion.band : null,
    missing: missingFor(used),
  };
}

function directionOf(percent: Rate | null): Direction {
  if (!percent) return "unknown";
  if (percent.low > 0) return "up";
  if (percent.high < 0) return "down";
  return percent.low >= -suggestion.band && percent.high <= suggestion.band ? "level" : "unclear";
}

function missingFor(used: readonly WeighIn[]): WeightFigures["missing"] {
  const span = (used.at(-1)?.day ?? 0) - (used[0]?.day ?? 0);
  return {
    weighIns: Math.max(0, rateRules.leastWeighIns - used.length),
    days: Math.max(0, rateRules.leastSpanDays - span),
  };
}
