import { progressRules } from "../progress-rules.ts";
import {
  completeDays,
  floorFor,
  type Gates,
  gatesOf,
  type LoggedDay,
  type Measured,
  measureExpenditure,
  type Person,
  type Shrunk,
  shrink,
  targetFor,
} from "./expenditure.ts";
import { oddWeighIns } from "./odd-weight.ts";
import {
  type EnergyChange,
  hasRate,
  type Rate,
  type RateWindow,
  rateOf,
  rateWindow,
  type Slope,
  slopeOf,
  weighInsWithin,
} from "./rate.ts";
import { DECISIONS, type Decision, type StepRule, type Suggestion, stepRule, suggestionFor } from "./suggestion.ts";
import { trendWeight } from "./trend-weight.ts";
import type { WeighIn } from "./weigh-in.ts";

export type FortnightInput = {
  readonly person: Person;
  readonly startDay: number;
  readonly asOf: number;
  /** The total expenditure that the plan uses, and what the equation gives. */
  readonly currentTdee: number;
  readonly equationTdee: number;
  readonly targetKcal: number;
  /** Of 1. */
  readonly adherence: number;
  readonly isHidden: boolean;
  readonly changes: readonly EnergyChange[];
  readonly weighIns: readonly WeighIn[];
  readonly logs: readonly LoggedDay[];
};

export type Learnt = Measured &
  Shrunk & { readonly targetKcal: number; readonly change: number; readonly byStepRule: StepRule };

export type Fortnight = {
  readonly trendKg: number | null;
  /** Days of weigh-ins that ask "confere?". */
  readonly asks: readonly number[];
  readonly window: RateWindow;
  readonly weighInsUsed: number;
  readonly slope: Slope | null;
  readonly rate: Rate | null;
  /** Percent of body mass a week; null without a rate to compare it with. */
  readonly plan: number | null;
  readonly completeDays: number;
  readonly gates: Gates & { readonly weighIns: boolean };
  readonly expenditure: Learnt | null;
  readonly suggestion: Suggestion;
  readonly decision: Decision;
};

/** Everything that a nutritionist reads of the last four weeks. */
export function assessFortnight(input: FortnightInput): Fortnight {
  const weighIns = input.weighIns.filter(({ day }) => day <= input.asOf);
  const trendKg = trendWeight(weighIns);
  const window = rateWindow(input);
  const used = weighInsWithin(weighIns, window);
  const complete = completeDays(input.logs, window);
  const gates = { ...gatesOf(complete.length, window), weighIns: hasRate(used) };
  const slope = slopeOf(used);
  const rate = slope && trendKg !== null ? rateOf(slope, trendKg) : null;
  const plan = trendKg === null ? 0 : plannedRate(input, trendKg);
  const floorKcal = trendKg === null ? 0 : floorFor(input.person, trendKg);
  const suggestion = suggestionFor({ ...input, rate, plan, floorKcal });
  const isLearnt = slope !== null && trendKg !== null && !input.isHidden && Object.values(gates).every(Boolean);
  return {
    trendKg,
    asks: oddWeighIns(weighIns).map(({ day }) => day),
    window,
    weighInsUsed: used.length,
    slope,
    rate,
    plan: rate && plan,
    completeDays: complete.length,
    gates,
    expenditure: isLearnt ? learn(input, slope, complete, trendKg) : null,
    suggestion,
    decision: DECISIONS[suggestion],
  };
}

const plannedRate = ({ targetKcal, currentTdee }: FortnightInput, kg: number): number =>
  (100 * 7 * (targetKcal - currentTdee)) / progressRules.content.expenditure.kcalPerKg / kg;

function learn(input: FortnightInput, slope: Slope, complete: readonly LoggedDay[], kg: number): Learnt {
  const measured = measureExpenditure(slope, complete);
  const shrunk = shrink({ ...measured, prior: input.currentTdee, equation: input.equationTdee });
  const targetKcal = targetFor(input.person, kg, shrunk.tdee);
  const change = targetKcal - input.targetKcal;
  return { ...measured, ...shrunk, targetKcal, change, byStepRule: stepRule(change) };
}
