import { type Body, bmiOf, deficitOf, energyFloorOf, referenceWeightOf, restingEnergyOf } from "./energy.ts";
import { clamp, roundHalfUp, roundToDecimals, roundUp } from "./rounding.ts";
import { type Eating, type Goal, targetRules } from "./target-rules.ts";

const rules = targetRules.content;

export type TargetInput = Body & {
  /** Activity factor. */
  af: number;
  goal: Goal;
  diet: Eating;
  dietLevel: "A" | "B";
  /** The largest deficit that the safety rows allow, as a share of tdee; null when they state none. */
  maxDeficitPct: number | null;
  waterWithheld?: boolean;
  breastfeeding?: boolean;
};

export type TargetFlag = "SEM_MARGEM" | "REVISAR_SEXO";
export type Macros = { protein: number; fat: number; carb: number };

export type Targets = Macros & {
  bmi: number;
  ree: number;
  tdee: number;
  floor: number;
  /** What the rule computes; `planned` is what a plan uses after caps, level B and a missing margin. */
  kcal: number;
  flags: TargetFlag[];
  refKg: number;
  gramsPerKg: number;
  /** null: withheld, the screen says "converse com seu médico". */
  water: number | null;
  planned: Macros & { kcal: number };
  /** Before rounding, to six decimals. */
  exact: { bmi: number; tdee: number; floor: number; deficit: number; refKg: number };
};

export function targetsOf(input: TargetInput): Targets {
  const { sex, kg, cm, af, goal } = input;
  const bmi = bmiOf(kg, cm);
  const ree = restingEnergyOf(input);
  const tdee = ree * af;
  const floor = energyFloorOf(sex, ree);
  const deficit = deficitOf(goal, input, tdee);
  const refKg = referenceWeightOf(kg, cm);
  const gramsPerKg = proteinPerKg(input);

  const kcal = roundAbove(tdee - deficit, floor);
  const hasNoMargin = goal === "emagrecer" && tdee - kcal < rules.leastMarginKcal;
  const plannedKcal = input.breastfeeding
    ? roundAbove(tdee + rules.breastfeeding.kcal, floor)
    : roundAbove(tdee - plannedDeficit(input, tdee, hasNoMargin ? 0 : deficit), Math.max(floor, capFloor(input, tdee)));

  const flags: TargetFlag[] = [];
  if (hasNoMargin) flags.push("SEM_MARGEM");
  if (sex === "U") flags.push("REVISAR_SEXO");

  return {
    bmi: roundToDecimals(bmi, 1),
    ree: roundToDecimals(ree, 2),
    tdee: roundToDecimals(tdee, 1),
    floor: roundHalfUp(floor),
    kcal,
    flags,
    refKg: roundToDecimals(refKg, 1),
    gramsPerKg,
    ...macrosOf(kcal, refKg, gramsPerKg),
    water: input.waterWithheld ? null : waterOf(refKg, input.breastfeeding ?? false),
    planned: { kcal: plannedKcal, ...macrosOf(plannedKcal, refKg, gramsPerKg) },
    exact: {
      bmi: roundToDecimals(bmi, 6),
      tdee: roundToDecimals(tdee, 6),
      floor: roundToDecimals(floor, 6),
      deficit: roundToDecimals(deficit, 6),
      refKg: roundToDecimals(refKg, 6),
    },
  };
}

/** Level B plans maintenance, without surplus, unless a row states a cap; a cap also limits level A. */
function plannedDeficit({ dietLevel, maxDeficitPct }: TargetInput, tdee: number, deficit: number): number {
  const capped = maxDeficitPct === null ? deficit : Math.min(deficit, maxDeficitPct * tdee);
  if (dietLevel === "A") return capped;
  return maxDeficitPct === null ? 0 : Math.max(capped, 0);
}

/** Rounding to 50 kcal may not pass a stated cap. Maintenance is rounded to the nearest. */
const capFloor = ({ maxDeficitPct }: TargetInput, tdee: number): number =>
  maxDeficitPct ? (1 - maxDeficitPct) * tdee : 0;

/** The nearest 50 kcal, or the next one when that is below the floor. */
export function roundAbove(value: number, floor: number): number {
  const rounded = roundHalfUp(Math.max(value, floor), rules.steps.kcal);
  return rounded < floor ? roundUp(floor, rules.steps.kcal) : rounded;
}

function proteinPerKg({ goal, diet }: TargetInput): number {
  const { gramsPerKg, vegan, health } = rules.protein;
  if (goal === "saude") return health;
  return diet === "vegano" ? vegan : gramsPerKg;
}

function macrosOf(kcal: number, refKg: number, gramsPerKg: number): Macros {
  const { protein: p, fat: f, kcalPerGram, steps } = rules;
  const protein = roundHalfUp(
    Math.min(gramsPerKg * refKg, (p.maxShareOfKcal * kcal) / kcalPerGram.protein),
    steps.gram,
  );
  const wanted = Math.max((f.shareOfKcal * kcal) / kcalPerGram.fat, f.gramsPerKg * refKg);
  const fat = roundHalfUp(clamp(wanted, 0, (f.maxShareOfKcal * kcal) / kcalPerGram.fat), steps.gram);
  const carb = roundHalfUp(
    (kcal - kcalPerGram.protein * protein - kcalPerGram.fat * fat) / kcalPerGram.carb,
    steps.carb,
  );
  return { protein, fat, carb };
}

function waterOf(refKg: number, breastfeeding: boolean): number {
  const { water, breastfeeding: milk, steps } = rules;
  const [more, max] = breastfeeding ? [milk.waterMl, milk.maxWaterMl] : [0, water.max];
  return roundHalfUp(clamp(water.mlPerKg * refKg + more, water.min, max), steps.water);
}
