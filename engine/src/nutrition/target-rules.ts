import type { RuleSet } from "../rules/rule-set.ts";

export type Sex = "F" | "M" | "U";
export type Goal = "emagrecer" | "recompor" | "ganhar" | "saude";
export type Eating = "de-tudo" | "sem-carne-vermelha" | "peixe" | "ovolacto" | "vegano";

/** kcal a day, kg, cm, whole years; `U` is a person who decides the sex of the equation with the nutritionist. */
const content = {
  /** Mifflin–St Jeor. */
  restingEnergy: { perKg: 10, perCm: 6.25, perYear: -5, constant: { F: -161, M: 5, U: -78 } },
  floor: { kcal: { F: 1200, M: 1500, U: 1500 }, shareOfResting: 0.9 },
  /** The rules of younger and older people blend over ten years: no birthday jumps. */
  older: { fromAge: 55, overYears: 10 },
  deficit: {
    younger: { share: 0.2, fromBmi: 21, overBmi: 9 },
    older: { share: 0.15, fromBmi: 27, overBmi: 3 },
    maxKcal: 750,
    maxShareOfBodyMassPerWeek: 0.01,
    kcalPerKg: 7700,
  },
  recomposition: { share: 0.05, fromBmi: 23, overBmi: 4 },
  /** The surplus fades into the rule of recomposition. */
  surplus: { share: 0.08, maxKcal: 300, fadeFromBmi: 24, fadeOverBmi: 4 },
  leastMarginKcal: 100,
  referenceWeight: { bmi: 25, shareOfExcess: 0.25 },
  protein: {
    /** At every age: nothing falls on a birthday. */
    gramsPerKg: 1.6,
    vegan: 1.4,
    health: 1.2,
    maxShareOfKcal: 0.35,
  },
  fat: { shareOfKcal: 0.28, gramsPerKg: 0.6, maxShareOfKcal: 0.35 },
  water: { mlPerKg: 35, min: 1500, max: 3500 },
  /** On top of maintenance, whatever the goal: milk is never paid for by the mother's body. */
  breastfeeding: { kcal: 350, waterMl: 700, maxWaterMl: 4000 },
  kcalPerGram: { protein: 4, fat: 9, carb: 4 },
  steps: { kcal: 50, gram: 5, carb: 1, water: 250 },
} as const;

export const targetRules: RuleSet<typeof content> = {
  id: "targets",
  version: "2",
  title: "Energia, macronutrientes e água",
  author: "Prumo",
  sources: [
    "Mifflin et al. 1990, resting energy",
    "AHA/ACC/TOS 2013: 1,200 and 1,500 kcal as the lower ends, a deficit of 500 to 750 kcal",
    "Lipschitz: adequate BMI of older people 22 to 27",
    "74 randomised trials of protein with resistance training (PMC8978023); PROT-AGE and ESPEN: older people need no less",
    "Milk: 330 and 400 kcal by half-year (US), 500 kcal and about 700 ml of water (EFSA 2010)",
    "WHO: total fat at most 30 % by default",
  ],
  content,
};
