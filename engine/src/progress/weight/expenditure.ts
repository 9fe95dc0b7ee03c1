import { deficitOf, energyFloorOf, restingEnergyOf } from "../../nutrition/energy.ts";
import { clamp } from "../../nutrition/rounding.ts";
import type { Goal, Sex } from "../../nutrition/target-rules.ts";
import { roundAbove } from "../../nutrition/targets.ts";
import { progressRules } from "../progress-rules.ts";
import { deviationOf, meanOf } from "../statistics.ts";
import type { RateWindow, Slope } from "./rate.ts";

const rules = progressRules.content.expenditure;

export type LoggedDay = { readonly day: number; readonly kcal: number; readonly isComplete: boolean };

export type ShrinkInput = {
  /** The total expenditure in use. */
  readonly prior: number;
  readonly measured: number;
  readonly sigmaMeasured: number;
  /** What the equation gives, whatever was learnt. */
  readonly equation: number;
};

export type Shrunk = {
  /** Of what was measured, from 0 to 1. */
  readonly weight: number;
  /** Before the caps. */
  readonly before: number;
  readonly tdee: number;
  readonly sigma: number;
};

/** Moves the figure in use toward the measured one, as far as both deserve trust. The cap of a fortnight wins. */
export function shrink({ prior, measured, sigmaMeasured, equation }: ShrinkInput): Shrunk {
  const priorVariance = (rules.priorShare * prior) ** 2;
  const weight = priorVariance / (priorVariance + sigmaMeasured ** 2);
  const before = prior + weight * (measured - prior);
  const near = clamp(before, equation - rules.mostFromEquationKcal, equation + rules.mostFromEquationKcal);
  const most = rules.mostShareOfChange * prior;
  return {
    weight,
    before,
    tdee: clamp(near, prior - most, prior + most),
    sigma: Math.sqrt(weight) * sigmaMeasured,
  };
}

export const completeDays = (logs: readonly LoggedDay[], { from, to }: RateWindow): LoggedDay[] =>
  logs.filter(({ day, isComplete }) => isComplete && day >= from && day <= to);

export type Gates = { readonly days: boolean; readonly completeDays: boolean; readonly share: boolean };

/** What must be there before an expenditure is learnt, beside the weigh-ins of a rate. */
export const gatesOf = (complete: number, { days }: RateWindow): Gates => ({
  days: days >= rules.leastDays,
  completeDays: complete >= rules.leastCompleteDays,
  share: complete >= rules.leastShareOfDays * days,
});

export type Measured = { readonly meanKcal: number; readonly measured: number; readonly sigmaMeasured: number };

/** What was eaten, less what the body gained of it. */
export function measureExpenditure({ kgPerDay, standardError }: Slope, complete: readonly LoggedDay[]): Measured {
  const kcal = complete.map((log) => log.kcal);
  const meanKcal = meanOf(kcal);
  const sigmaMeasured = Math.hypot(rules.kcalPerKg * standardError, deviationOf(kcal) / Math.sqrt(kcal.length));
  return { meanKcal, measured: meanKcal - kgPerDay * rules.kcalPerKg, sigmaMeasured };
}

export type Person = { readonly sex: Sex; readonly cm: number; readonly age: number; readonly goal: Goal };

/** What the target would be with another expenditure, by the rules of a plan and never below the floor. */
export function targetFor({ goal, ...person }: Person, kg: number, tdee: number): number {
  const body = { ...person, kg };
  return roundAbove(tdee - deficitOf(goal, body, tdee), floorFor(person, kg));
}

export const floorFor = ({ sex, cm, age }: Omit<Person, "goal">, kg: number): number =>
  energyFloorOf(sex, restingEnergyOf({ sex, cm, age, kg }));
