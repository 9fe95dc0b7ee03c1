import { clamp } from "./rounding.ts";
import { type Goal, type Sex, targetRules } from "./target-rules.ts";

const rules = targetRules.content;

export type Body = { sex: Sex; kg: number; cm: number; age: number };

/** Centimetres squared: with metres, 47.36 kg at 160 cm gives 18.499999 and the wrong row of the safety table. */
export const bmiOf = (kg: number, cm: number): number => (10_000 * kg) / (cm * cm);

export function restingEnergyOf({ sex, kg, cm, age }: Body): number {
  const { perKg, perCm, perYear, constant } = rules.restingEnergy;
  return perKg * kg + perCm * cm + perYear * age + constant[sex];
}

export const energyFloorOf = (sex: Sex, resting: number): number =>
  Math.max(rules.floor.kcal[sex], rules.floor.shareOfResting * resting);

/** A person above the reference BMI counts with a quarter of the excess: continuous, and never falls as weight rises. */
export function referenceWeightOf(kg: number, cm: number): number {
  const { bmi, shareOfExcess } = rules.referenceWeight;
  const limit = (bmi * cm * cm) / 10_000;
  return kg <= limit ? kg : limit + shareOfExcess * (kg - limit);
}

/** Negative when the goal is a surplus. */
export function deficitOf(goal: Goal, { kg, cm, age }: Body, tdee: number): number {
  const bmi = bmiOf(kg, cm);
  switch (goal) {
    case "saude":
      return 0;
    case "recompor":
      return recomposition(bmi, tdee);
    case "ganhar": {
      const { share, maxKcal, fadeFromBmi, fadeOverBmi } = rules.surplus;
      const faded = ramp(bmi, fadeFromBmi, fadeOverBmi);
      return faded * recomposition(bmi, tdee) - (1 - faded) * Math.min(share * tdee, maxKcal);
    }
    case "emagrecer": {
      const { younger, older, maxKcal, maxShareOfBodyMassPerWeek, kcalPerKg } = rules.deficit;
      const old = ramp(age, rules.older.fromAge, rules.older.overYears);
      const share =
        (1 - old) * younger.share * ramp(bmi, younger.fromBmi, younger.overBmi) +
        old * older.share * ramp(bmi, older.fromBmi, older.overBmi);
      return Math.min(share * tdee, maxKcal, (maxShareOfBodyMassPerWeek * kg * kcalPerKg) / 7);
    }
  }
}

function recomposition(bmi: number, tdee: number): number {
  const { share, fromBmi, overBmi } = rules.recomposition;
  return share * tdee * ramp(bmi, fromBmi, overBmi);
}

/** 0 up to `from`, 1 from `from + over` on, straight between. */
const ramp = (value: number, from: number, over: number): number => clamp((value - from) / over, 0, 1);
