import { progressRules } from "../progress-rules.ts";
import { deviationOf } from "../statistics.ts";
import { trendWeight } from "./trend-weight.ts";
import { orderWeighIns, type WeighIn } from "./weigh-in.ts";
import { lineThrough, weightAt } from "./weight-line.ts";

const { leastKg, deviations, lineDays, leastWeighIns } = progressRules.content.odd;

/** Whether to ask "Confere?" before this weight is saved. */
export function isOdd(history: readonly WeighIn[], day: number, kg: number): boolean {
  const weighIn = { day, kg };
  const before = history.filter((earlier) => earlier.day < day);
  return oddWeighIns([...before, weighIn]).includes(weighIn);
}

/** The weigh-ins that are asked about, in order. */
export function oddWeighIns(weighIns: readonly WeighIn[]): WeighIn[] {
  const counted: WeighIn[] = [];
  const distances: number[] = [];
  return orderWeighIns(weighIns).filter((weighIn) => {
    const expected = expectedWeight(counted, weighIn.day);
    const distance = expected === null ? null : weighIn.kg - expected;
    const isFar = distance !== null && Math.abs(distance) > usualDistance(distances);
    if (weighIn.isConfirmed !== false) {
      counted.push(weighIn);
      if (distance !== null) distances.push(distance);
    }
    return isFar;
  });
}

const usualDistance = (distances: readonly number[]): number =>
  Math.max(leastKg, distances.length >= leastWeighIns ? deviations * deviationOf(distances) : 0);

/** The line through the last four weeks, because the trend lags behind a steady loss; the trend where they are too few. */
function expectedWeight(counted: readonly WeighIn[], day: number): number | null {
  const recent = counted.filter((weighIn) => weighIn.day >= day - lineDays);
  return recent.length >= leastWeighIns ? weightAt(lineThrough(recent), day) : trendWeight(counted);
}
