import type { WorkoutHistory } from "@app/contract/workouts";
import type { LastTime } from "../model/last-time.ts";
import type { ExerciseProgress } from "../model/workout-state.ts";

type Done = WorkoutHistory["sets"][number];

/** An exercise that was done; one part of the session has several after a swap. */
export type SummaryRow = {
  part: string;
  exercise: string;
  unit: ExerciseProgress["unit"];
  sets: readonly Done[];
  before: LastTime | null;
  stop: ExerciseProgress["stop"];
};

/** In the order of the session; what was not begun stands there too. */
export function summaryRows(
  exercises: readonly ExerciseProgress[],
  lastTimeOf: (exercise: string) => LastTime | null,
  unitOf: (exercise: string) => ExerciseProgress["unit"] | undefined,
): SummaryRow[] {
  return exercises.flatMap(({ part, exercise: current, unit, done, stop }) => {
    const names = [...new Set([...done.map(({ exercise }) => exercise), ...(done.length === 0 ? [current] : [])])];
    return names.map((exercise) => ({
      part,
      exercise,
      unit: exercise === current ? unit : (unitOf(exercise) ?? unit),
      sets: done.filter((set) => set.exercise === exercise),
      before: lastTimeOf(exercise),
      stop: exercise === current ? stop : null,
    }));
  });
}

export type Improvement = Pick<SummaryRow, "exercise" | "unit"> & { before: number; now: number; since: string };

/** The exercise that grew most since the last time, with as many sets and the same load. */
export function bestImprovement(rows: readonly SummaryRow[]): Improvement | null {
  const grown = rows.flatMap(({ exercise, unit, sets, before }) => {
    if (!before || before.sets.length !== sets.length || loadsOf(before.sets) !== loadsOf(sets)) return [];
    const [was, is] = [total(before.sets), total(sets)];
    return is > was ? [{ exercise, unit, before: was, now: is, since: before.day }] : [];
  });
  return grown.sort((a, b) => b.now / b.before - a.now / a.before)[0] ?? null;
}

const total = (sets: readonly Done[]): number => sets.reduce((sum, { count }) => sum + count, 0);
const loadsOf = (sets: readonly Done[]): string => sets.map(({ kg }) => kg).join(" ");
