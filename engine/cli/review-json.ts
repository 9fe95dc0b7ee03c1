import * as z from "zod";
import { roundToDecimals } from "../src/nutrition/rounding.ts";
import { exactReviewScore, reviewScore } from "../src/progress/review-score.ts";

const scale = z.number().min(1).max(5);

/** The answers of a weekly review by the numbers of their questions, as the golden data writes them. */
const ReviewJson = z.object({
  r1: z.number().min(0).max(7),
  r2: z.number().nonnegative(),
  planned: z.number().nonnegative(),
  r3: scale,
  r4: scale,
  r5: scale,
  r6: scale,
});

export function review(json: unknown) {
  const { r1, r2, planned, r3, r4, r5, r6 } = ReviewJson.parse(json);
  const figures = { dietDays: r1, workouts: r2, planned, hunger: r3, energy: r4, sleep: r5, mood: r6 };
  return { exact: roundToDecimals(exactReviewScore(figures), 4), score: reviewScore(figures) };
}
