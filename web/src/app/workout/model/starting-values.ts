import type { LastTime } from "./last-time.ts";
import type { ExerciseProgress } from "./workout-state.ts";

export type SetValues = { count: number; kg: number | null; reserve: number | null };

/**
 * What the steppers begin with. The load is that of the set before, of the plan, or of the last time; the count that of
 * the same set last time while the load is the same, and otherwise the least that is asked for.
 */
export function startingValues(exercise: ExerciseProgress, number: number, last: LastTime | null): SetValues {
  const before = [...exercise.done].reverse().find((set) => set.exercise === exercise.exercise && set.number < number);
  const same = last?.sets.find((set) => set.number === number) ?? last?.sets.at(-1);
  const kg = before ? before.kg : (exercise.kg ?? same?.kg ?? null);
  const isSameLoad = same !== undefined && same.kg === kg;
  const [least, most] = exercise.target;
  return { count: isSameLoad ? Math.min(Math.max(same.count, least), most) : least, kg, reserve: null };
}
