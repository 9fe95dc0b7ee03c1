import { roundHalfUp } from "../nutrition/rounding.ts";
import { progressRules } from "./progress-rules.ts";

const { shares, days, scale } = progressRules.content.review;

export type ReviewFigures = {
  readonly dietDays: number;
  readonly workouts: number;
  /** Workouts that the plan had; 0: none, and the other answers carry the weight. */
  readonly planned: number;
  readonly hunger: number;
  readonly energy: number;
  readonly sleep: number;
  readonly mood: number;
};

/** From 0 to 100, before rounding. */
export function exactReviewScore(review: ReviewFigures): number {
  const { dietDays, workouts, planned, hunger, energy, sleep, mood } = review;
  const answered =
    shares.diet * (dietDays / days) +
    shares.hunger * (1 - hunger / scale) +
    shares.energy * (energy / scale) +
    shares.sleep * (sleep / scale) +
    shares.mood * (mood / scale);
  if (planned <= 0) return (100 * answered) / (1 - shares.workouts);
  return 100 * (answered + shares.workouts * Math.min(workouts / planned, 1));
}

/** Orders the team's queue. A member never reads it. */
export const reviewScore = (review: ReviewFigures): number => roundHalfUp(exactReviewScore(review));
