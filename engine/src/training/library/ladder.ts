import type { Exercise } from "./exercise.ts";
import { exercises, getExercise } from "./library.ts";

/** All rungs, the easiest first; none when the exercise stands on no ladder. */
export function ladderOf(exercise: Exercise): Exercise[] {
  if (exercise.ladder === null) return [];
  const first = exercises.find(({ ladder, easier }) => ladder === exercise.ladder && easier === null);
  return first ? [first, ...climb(first, "harder")] : [];
}

/** The nearest harder rung that the member can do. */
export const harderRung = (exercise: Exercise, allowed: readonly Exercise[]): Exercise | undefined =>
  climb(exercise, "harder").find(({ id }) => allowed.some((other) => other.id === id));

/** The nearest easier rung that the member can do. */
export const easierRung = (exercise: Exercise, allowed: readonly Exercise[]): Exercise | undefined =>
  climb(exercise, "easier").find(({ id }) => allowed.some((other) => other.id === id));

function climb(exercise: Exercise, direction: "easier" | "harder"): Exercise[] {
  const next = exercise[direction];
  if (next === null) return [];
  const rung = getExercise(next);
  return [rung, ...climb(rung, direction)];
}
