import { isStrength } from "../../library/exercise.ts";
import { findExercise } from "../../library/library.ts";

/** Sets of each muscle: 1 where it is primary, half where it is secondary. */
export function muscleSets(
  asked: readonly { readonly exercise: string; readonly sets: number }[],
): Map<string, number> {
  const sum = new Map<string, number>();
  for (const { exercise: id, sets } of asked) {
    const exercise = findExercise(id);
    if (!exercise || !isStrength(exercise)) continue;
    for (const muscle of exercise.primary) sum.set(muscle, (sum.get(muscle) ?? 0) + sets);
    for (const muscle of exercise.secondary) sum.set(muscle, (sum.get(muscle) ?? 0) + sets / 2);
  }
  return sum;
}
