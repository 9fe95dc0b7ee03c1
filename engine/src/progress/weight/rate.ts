import { progressRules } from "../progress-rules.ts";
import { countedWeighIns, type WeighIn } from "./weigh-in.ts";
import { lineThrough } from "./weight-line.ts";

const { window: windowRules, rate: rules } = progressRules.content;

/** A change of the plan's energy. */
export type EnergyChange = { readonly day: number; readonly kcal: number };

export type RateInput = {
  readonly weighIns: readonly WeighIn[];
  readonly startDay: number;
  readonly changes?: readonly EnergyChange[];
  readonly asOf: number;
};

/** Whole days, both ends included; `days` is 0 while the first week is left out. */
export type RateWindow = { readonly from: number; readonly to: number; readonly days: number };

/** The last four weeks, without the week after the start or after a large change of the plan. */
export function rateWindow({ startDay, changes = [], asOf }: Omit<RateInput, "weighIns">): RateWindow {
  const restarts = changes.filter(({ day, kcal }) => day <= asOf && Math.abs(kcal) > windowRules.changeKcal);
  const settled = Math.max(startDay, ...restarts.map(({ day }) => day)) + windowRules.settlingDays;
  const from = Math.max(asOf - windowRules.days + 1, settled);
  return { from, to: asOf, days: Math.max(0, asOf - from + 1) };
}

export const weighInsWithin = (weighIns: readonly WeighIn[], { from, to }: RateWindow): WeighIn[] =>
  countedWeighIns(weighIns).filter(({ day }) => day >= from && day <= to);

/** Enough weigh-ins over enough days. */
export function hasRate(used: readonly WeighIn[]): boolean {
  const span = (used.at(-1)?.day ?? 0) - (used[0]?.day ?? 0);
  return used.length >= rules.leastWeighIns && span >= rules.leastSpanDays;
}

export type Slope = { readonly kgPerDay: number; readonly standardError: number };

/** By the raw weigh-ins of the window: the ends of a smoothed line lag. Null while they are too few. */
export const slopeOf = (used: readonly WeighIn[]): Slope | null =>
  hasRate(used) ? slopeThrough(used, rules.autocorrelation) : null;

/** Of weigh-ins on three days or more. `autocorrelation` is of one day's weight with the next one's. */
export function slopeThrough(weighIns: readonly WeighIn[], autocorrelation: number): Slope {
  const { slope, spread, squaredError, count } = lineThrough(weighIns);
  const variance = (squaredError / (count - 2) / spread) * ((1 + autocorrelation) / (1 - autocorrelation));
  return { kgPerDay: slope, standardError: Math.sqrt(variance) };
}

/** In percent of body mass a week; losing is negative. */
export type Rate = { readonly perWeek: number; readonly low: number; readonly high: number };

/** With the interval that holds the truth 8 times out of 10. */
export function rateOf({ kgPerDay, standardError }: Slope, kg: number): Rate {
  const perWeek = percentPerWeek(kgPerDay, kg);
  const margin = rules.z80 * percentPerWeek(standardError, kg);
  return { perWeek, low: perWeek - margin, high: perWeek + margin };
}

const percentPerWeek = (kgPerDay: number, kg: number): number => (100 * 7 * kgPerDay) / kg;
