import { progressRules } from "../progress-rules.ts";
import { medianOf } from "../statistics.ts";
import { countedWeighIns, type WeighIn } from "./weigh-in.ts";

const { alpha, firstWeighIns } = progressRules.content.trend;

export type TrendPoint = { readonly day: number; readonly kg: number; readonly trend: number };

/** The trend after each counted weigh-in, in order. A gap of days weighs as many steps as it has days. */
export function trendOf(weighIns: readonly WeighIn[]): TrendPoint[] {
  const counted = countedWeighIns(weighIns);
  const points: TrendPoint[] = [];
  for (const { day, kg } of counted) {
    const before = points.at(-1);
    const trend = before
      ? before.trend + (1 - (1 - alpha) ** (day - before.day)) * (kg - before.trend)
      : medianOf(counted.slice(0, firstWeighIns).map((first) => first.kg));
    points.push({ day, kg, trend });
  }
  return points;
}

/** Null before the first weigh-in. */
export const trendWeight = (weighIns: readonly WeighIn[]): number | null => trendOf(weighIns).at(-1)?.trend ?? null;
