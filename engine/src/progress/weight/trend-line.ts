import { progressRules } from "../progress-rules.ts";
import { likelySlope } from "./likely-slope.ts";
import { trendOf } from "./trend-weight.ts";
import { countedWeighIns, type WeighIn } from "./weigh-in.ts";

const { trend: trendRules, rate: rateRules, window } = progressRules.content;

export type TrendLinePoint = {
  readonly day: number;
  readonly trend: number;
  /** Where the true weight is 8 times out of 10. */
  readonly low: number;
  readonly high: number;
};

export type TrendLine = {
  /** A point for each day from the first weigh-in until today, the newest last; fewer where they pass MAX_POINTS. */
  readonly points: readonly TrendLinePoint[];
  readonly dots: readonly { readonly day: number; readonly kg: number }[];
};

export const MAX_POINTS = 400;

/** For drawing; `from` leaves out earlier days, which still shape the trend. */
export function trendLine(weighIns: readonly WeighIn[], today: number, from = Number.NEGATIVE_INFINITY): TrendLine {
  const counted = countedWeighIns(weighIns).filter(({ day }) => day <= today);
  const bands = bandsOf(counted);
  const first = bands[0]?.day ?? today + 1;
  const days = daysBetween(Math.max(first, from), today);
  return {
    points: thinned(days).map((day) => pointAt(bands, day)),
    dots: thinned(counted.filter(({ day }) => day >= from)).map(({ day, kg }) => ({ day, kg })),
  };
}

type Band = { readonly day: number; readonly trend: number; at(day: number): TrendLinePoint };

/**
 * The trend is a weighted mean of weigh-ins, so it shows the weight of some days ago: their mean `age`. The band's middle is
 * the trend moved on by the likely slope for so many days. Its width joins what the scale's noise leaves in the mean and what
 * is not known of the slope; without a weigh-in the age grows, and the band with it. The trend itself is always inside.
 */
function bandsOf(counted: readonly WeighIn[]): Band[] {
  let age = 0;
  let squares = 1;
  return trendOf(counted).map(({ day, trend }, index) => {
    const gap = day - (counted[index - 1]?.day ?? day);
    if (index > 0) {
      const gain = 1 - (1 - trendRules.alpha) ** gap;
      age = (1 - gain) * (age + gap);
      squares = (1 - gain) ** 2 * squares + gain ** 2;
    }
    const last = counted.slice(Math.max(0, index + 1 - window.days), index + 1);
    const recent = last.filter((weighIn) => weighIn.day > day - window.days);
    const { slope, slopeVariance, noiseVariance } = likelySlope(recent, trend);
    const meanVariance = squares * noiseVariance;
    const ageHere = age;
    return {
      day,
      trend,
      at: (later) => {
        const days = ageHere + later - day;
        const middle = trend + slope * days;
        const margin = rateRules.z80 * Math.sqrt(meanVariance + slopeVariance * days ** 2);
        return { day: later, trend, low: Math.min(trend, middle - margin), high: Math.max(trend, middle + margin) };
      },
    };
  });
}

/** Straight between two weigh-ins: the line on paper, not what was known on that day. */
function pointAt(bands: readonly Band[], day: number): TrendLinePoint {
  const next = bands.findIndex((band) => band.day > day);
  const after = bands[next];
  const before = bands.at(next === -1 ? -1 : next - 1);
  if (!before) throw new Error("a day before the first weigh-in");
  if (!after || before.day === day) return before.at(day);
  const [start, end] = [before.at(before.day), after.at(after.day)];
  const share = (day - before.day) / (after.day - before.day);
  const between = (key: "trend" | "low" | "high"): number => start[key] + share * (end[key] - start[key]);
  return { day, trend: between("trend"), low: between("low"), high: between("high") };
}

const daysBetween = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Every so many, counted from the newest, which always stays. */
function thinned<Value>(values: readonly Value[]): Value[] {
  const step = Math.ceil(values.length / MAX_POINTS);
  return values.filter((_, index) => (values.length - 1 - index) % step === 0);
}
