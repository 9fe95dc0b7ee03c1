import { meanOf, sumOf } from "../statistics.ts";
import type { WeighIn } from "./weigh-in.ts";

/** An ordinary least squares line through weigh-ins. */
export type WeightLine = {
  readonly slope: number;
  readonly meanDay: number;
  readonly meanKg: number;
  /** Σ(t − t̄)² */
  readonly spread: number;
  /** Σ of the squared distances from the line. */
  readonly squaredError: number;
  readonly count: number;
};

/** Of weigh-ins on two days or more. */
export function lineThrough(weighIns: readonly WeighIn[]): WeightLine {
  const meanDay = meanOf(weighIns.map(({ day }) => day));
  const meanKg = meanOf(weighIns.map(({ kg }) => kg));
  const spread = sumOf(weighIns.map(({ day }) => (day - meanDay) ** 2));
  const slope = sumOf(weighIns.map(({ day, kg }) => (day - meanDay) * (kg - meanKg))) / spread;
  const errors = weighIns.map(({ day, kg }) => kg - meanKg - slope * (day - meanDay));
  return {
    slope,
    meanDay,
    meanKg,
    spread,
    squaredError: sumOf(errors.map((error) => error ** 2)),
    count: errors.length,
  };
}

export const weightAt = ({ slope, meanDay, meanKg }: WeightLine, day: number): number =>
  meanKg + slope * (day - meanDay);
