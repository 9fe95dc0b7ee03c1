import type { RuleSet } from "../rules/rule-set.ts";

const content = {
  trend: {
    /** Share of the way to a weigh-in that the trend goes in a day. */
    alpha: 0.1,
    /** The trend starts at the median of so many. */
    firstWeighIns: 3,
  },
  /**
   * What is known before the weigh-ins say more: how far a scale is from the body in kg, worth so many weigh-ins, and how
   * fast a body changes in a day, as a share of it.
   */
  band: { noiseKg: 0.6, noiseWeighIns: 4, shareADay: 0.001 },
  /** A weigh-in further from what was expected is asked about before it is saved. */
  odd: { leastKg: 2.5, deviations: 3, lineDays: 28, leastWeighIns: 6 },
  window: {
    days: 28,
    /** Water and glycogen: left out after the start and after a change of more than `changeKcal`. */
    settlingDays: 7,
    changeKcal: 150,
  },
  rate: {
    leastWeighIns: 6,
    leastSpanDays: 14,
    /** Of one day's weight with the next one's: a plain standard error would promise too much. */
    autocorrelation: 0.35,
    /** Deviations on each side of an interval that holds the truth 8 times out of 10. */
    z80: 1.28,
  },
  expenditure: {
    kcalPerKg: 7700,
    leastDays: 21,
    leastCompleteDays: 14,
    leastShareOfDays: 0.7,
    /** How uncertain the figure in use is, as a share of it. */
    priorShare: 0.1,
    mostFromEquationKcal: 500,
    mostShareOfChange: 0.07,
    stepKcal: 100,
  },
  /** Of a day that the member did not call complete. */
  completeDay: { leastMeals: 3, leastShareOfTarget: 0.5 },
  /** How near to the target's energy is near, and how many complete days a week's mean needs. */
  food: { nearShare: 0.05, leastDays: 3 },
  measures: { everyDays: 14, leastCm: 1 },
  /** Of the nights on one page: how many, how few say nothing, what is near to the usual one, and when most are. */
  sleep: { nights: 14, leastNights: 4, nearMinutes: 45, evenShare: 0.7, moreEvenShare: 0.8 },
  /** Percent of body mass in a week. */
  suggestion: { fastestLoss: 1, band: 0.25, leastAdherence: 0.7 },
  /** Of the weekly review; the answers to r3 to r6 go from 1 to 5. */
  review: {
    shares: { diet: 0.35, workouts: 0.25, hunger: 0.1, energy: 0.1, sleep: 0.1, mood: 0.1 },
    days: 7,
    scale: 5,
  },
} as const;

export const progressRules: RuleSet<typeof content> = {
  id: "progress",
  version: "1",
  title: "Tendência do peso, gasto de energia, sugestão da quinzena e nota da revisão",
  author: "Prumo",
  sources: [
    "The Hacker's Diet (fourmilab): exponentially smoothed weight, 0.1 a day",
    "Ordinary least squares with first-order autocorrelation of the residuals",
    "7,700 kcal for a kilogram of body mass; energy balance from logged intake and change of weight",
    "Simulated members: formula and simulation of the expenditure's deviation agree (14 d 410/396, 28 d 150/152)",
  ],
  content,
};
