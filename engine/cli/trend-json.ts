import * as z from "zod";
import { roundToDecimals } from "../src/nutrition/rounding.ts";
import { type Shrunk, shrink } from "../src/progress/weight/expenditure.ts";
import { assessFortnight, type Fortnight, type FortnightInput, type Learnt } from "../src/progress/weight/fortnight.ts";

const day = z.number().int();

/** As the golden data writes it: days are counted from the start. */
const FortnightJson = z.object({
  person: z.object({
    sex: z.enum(["F", "M", "U"]),
    cm: z.number().positive(),
    age: z.number().int().nonnegative(),
    goal: z.enum(["emagrecer", "recompor", "ganhar", "saude"]),
  }),
  startDay: day,
  asOf: day,
  currentTdee: z.number().positive(),
  equationTdee: z.number().positive(),
  targetKcal: z.number().positive(),
  adherence: z.number().min(0).max(1),
  hidden: z.boolean(),
  changes: z.array(z.object({ day, kcal: z.number() })),
  weighIns: z.array(z.object({ day, kg: z.number().positive(), confirmed: z.boolean().optional() })),
  logs: z.array(z.object({ day, kcal: z.number().nonnegative(), complete: z.boolean() })),
});

const ShrinkJson = z.object({
  prior: z.number().positive(),
  measured: z.number(),
  sigmaMeasured: z.number().positive(),
  equation: z.number().positive(),
});

export function parseFortnight(json: unknown): FortnightInput {
  const { hidden, weighIns, logs, ...input } = FortnightJson.parse(json);
  return {
    ...input,
    isHidden: hidden,
    weighIns: weighIns.map(({ confirmed, ...weighIn }) =>
      confirmed === undefined ? weighIn : { ...weighIn, isConfirmed: confirmed },
    ),
    logs: logs.map(({ complete, ...log }) => ({ ...log, isComplete: complete })),
  };
}

/** A case with `prior` is the arithmetic of the learnt expenditure alone. */
export function trend(json: unknown) {
  if (typeof json === "object" && json !== null && "prior" in json) return formatShrunk(shrink(ShrinkJson.parse(json)));
  return formatFortnight(assessFortnight(parseFortnight(json)));
}

/** In the rounding of the golden data. */
export function formatFortnight({ trendKg, slope, rate, plan, expenditure, ...rest }: Fortnight) {
  const { asks, window, weighInsUsed, completeDays, gates, suggestion, decision } = rest;
  return {
    trendKg: trendKg === null ? null : roundToDecimals(trendKg, 3),
    asks,
    window,
    weighInsUsed,
    slopeKgPerDay: slope && roundToDecimals(slope.kgPerDay, 6),
    se: slope && roundToDecimals(slope.standardError, 6),
    ...(rate && plan !== null
      ? {
          ratePctPerWeek: roundToDecimals(rate.perWeek, 4),
          interval80: [roundToDecimals(rate.low, 4), roundToDecimals(rate.high, 4)],
          planPctPerWeek: roundToDecimals(plan, 4),
        }
      : {}),
    completeDays,
    gates,
    expenditure: expenditure && formatLearnt(expenditure),
    suggestion,
    decision,
  };
}

const formatLearnt = ({ meanKcal, measured, sigmaMeasured, ...learnt }: Learnt) => ({
  meanKcal: roundToDecimals(meanKcal, 3),
  measured: roundToDecimals(measured, 3),
  sigmaMeasured: roundToDecimals(sigmaMeasured, 3),
  ...formatShrunk(learnt),
  targetKcal: learnt.targetKcal,
  change: learnt.change,
  byStepRule: learnt.byStepRule,
});

export const formatShrunk = ({ weight, before, tdee, sigma }: Shrunk) => ({
  weight: roundToDecimals(weight, 5),
  before: roundToDecimals(before, 3),
  tdee: roundToDecimals(tdee, 3),
  sigma: roundToDecimals(sigma, 3),
});
