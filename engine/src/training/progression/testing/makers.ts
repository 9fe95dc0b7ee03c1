import type { PlannedExercise, Training } from "@app/contract/plan-training";
import type { WorkoutHistory } from "@app/contract/workouts";
import { findExercise } from "../../library/library.ts";
import { nextTargets } from "../next-targets.ts";
import type { ProgressionInput } from "../progression-context.ts";

type Done = {
  readonly exercise: string;
  readonly part?: string;
  readonly kg?: number | null;
  readonly counts: readonly number[];
  /** Of every set. */
  readonly reserve?: number | null;
};

type WorkoutParts = {
  readonly session?: string;
  readonly isShort?: boolean;
  readonly end?: WorkoutHistory["end"];
  readonly stops?: WorkoutHistory["stops"];
};

/** A workout of a day with the sets of its exercises. */
export const aWorkout = (day: string, done: readonly Done[], parts: WorkoutParts = {}): WorkoutHistory => ({
  session: { plan: 1, id: parts.session ?? "A", day, isShort: parts.isShort ?? false },
  end: parts.end === undefined ? { at: `${day}T12:00:00.000Z`, because: "done", effort: null } : parts.end,
  sets: done.flatMap(({ exercise, part = "A.1", kg = null, counts, reserve = 3 }) =>
    counts.map((count, index) => ({ part, exercise, number: index + 1, kg, count, reserve })),
  ),
  stops: parts.stops ?? [],
});

export const aPain = (
  exercise: string,
  region: "joelho" | "ombro" | "lombar" | "outra",
  level: number,
): WorkoutHistory["stops"][number] => ({
  part: "A.1",
  exercise,
  because: "pain",
  pain: { region, side: null, level },
});

/** Three sets of 8 to 12 that leave three; every week alike. */
export const aPart = (exercise: string, change: Partial<PlannedExercise> = {}): PlannedExercise => {
  const load = findExercise(exercise)?.load ?? "kg";
  return {
    id: "A.1",
    exercise,
    sets: [3, 3, 3, 3],
    unit: load === "segundos" ? "seconds" : "reps",
    target: load === "segundos" ? [20, 30] : [8, 12],
    restSeconds: 90,
    pair: null,
    progression: { kg: "load", corpo: "ladder", segundos: "time" }[load] as PlannedExercise["progression"],
    ladder: [],
    swaps: [],
    ...change,
  };
};

export const aTraining = (exercises: PlannedExercise[], change: Partial<Training> = {}): Training => ({
  block: 1,
  level: "iniciante",
  isLimited: false,
  place: "academia",
  equipment: [],
  days: 3,
  reserve: [3, 3, 3, 3],
  sessions: [{ id: "A", kind: "corpo-todo", minutes: [30, 30, 30, 30], warmUp: [], exercises, short: null }],
  walks: 0,
  cardio: { minutes: [60, 60, 60, 60], effort: [3, 5], exercises: [] },
  ...change,
});

/** A Monday. */
export const START = "2026-11-02";

/** What the first exercise of a plan asks for next, a few days after the last workout. */
export function nextOf(
  part: PlannedExercise,
  history: readonly WorkoutHistory[],
  change: Partial<ProgressionInput> = {},
) {
  const [target] = nextTargets({
    training: aTraining([part]),
    history,
    startsOn: START,
    today: "2026-11-13",
    facts: findExercise,
    ...change,
  });
  if (!target) throw new Error("no target");
  return target;
}
