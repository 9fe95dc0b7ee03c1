import type { WorkoutHistory } from "@app/contract/workouts";
import { type BestSet, bestSets } from "@app/engine/progress/figures/best-sets";
import { type GroupSets, setsByMuscle } from "@app/engine/progress/figures/muscle-sets";
import { lastWeeks, weeksOf } from "@app/engine/progress/figures/period";

export type TrainingView = {
  /** Mondays, the last is this week's. */
  weeks: readonly string[];
  /** Groups with at least one set in these weeks. */
  groups: readonly GroupSets[];
  best: readonly BestSet[];
};

/** As many columns of strokes as a phone has room for. */
const WEEKS = 4;
const BEST_SETS = 4;

export function viewTraining(workouts: readonly WorkoutHistory[], today: string): TrainingView {
  const weeks = weeksOf(lastWeeks(today, WEEKS));
  const groups = setsByMuscle(workouts, weeks).filter(({ sets }) => sets.some((count) => count > 0));
  return { weeks, groups, best: bestSets(workouts).slice(0, BEST_SETS) };
}
