import type { WorkoutHistory } from "@app/contract/workouts";

type LastSet = WorkoutHistory["sets"][number];

export type LastTime = { day: string; sets: readonly LastSet[] };

/** The sets of the exercise in the last workout that had it, in whatever session; `history` is the newest first. */
export function lastTime(history: readonly WorkoutHistory[], exercise: string): LastTime | null {
  for (const { session, sets } of history) {
    const own = sets.filter((set) => set.exercise === exercise);
    if (own.length > 0) return { day: session.day, sets: own.sort((a, b) => a.number - b.number) };
  }
  return null;
}
