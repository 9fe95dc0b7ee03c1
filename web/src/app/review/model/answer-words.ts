import { dietDaysCopy, obstacleCopy, scaleCopy, workoutsCopy } from "../../../content/app/review.ts";
import type { Draft, StepId } from "./steps.ts";

/** An answer in short, as it stands beside the thread and in the summary; null while there is none. */
export function answerWords(step: StepId, draft: Draft, plannedWorkouts: number): string | null {
  switch (step) {
    case "dietDays":
      return draft.dietDays === undefined ? null : dietDaysCopy.answer(draft.dietDays);
    case "workouts":
      return draft.workouts === undefined ? null : workoutsCopy.answer(draft.workouts, plannedWorkouts);
    case "obstacle":
      return draft.obstacle === undefined ? null : obstacleCopy[draft.obstacle][1];
    // Its text stands on the screen itself.
    case "change":
      return null;
    default:
      return scaleCopy[step][(draft[step] ?? 0) - 1]?.[1] ?? null;
  }
}
