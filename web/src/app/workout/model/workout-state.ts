import {
  recordsOfWorkout,
  type StoredSet,
  type StoredStop,
  type StoredWorkout,
  type WorkoutRecords,
} from "../../data/workout-records/workout-records.ts";
import type { PlayedExercise, PlayedSession } from "./played-session.ts";
import { type Step, stepsOf } from "./session-steps.ts";

/** An exercise with what was done of it in this workout. */
export type ExerciseProgress = PlayedExercise & {
  done: readonly StoredSet[];
  /** Ended before its last set, or left out; a swap afterwards opens it again. */
  stop: StoredStop | null;
};

export type Rest = {
  /** Milliseconds. */
  from: number;
  until: number;
  seconds: number;
  /** The set before it. */
  after: StoredSet;
};

export type WorkoutState = {
  exercises: readonly ExerciseProgress[];
} & (
  | { at: "start" }
  /** `rest`: of the set before, whose time may be over. */
  | { at: "set"; step: Step; position: number; rest: Rest | null }
  | { at: "end" }
);

/**
 * Where the member is: it follows from the session, the records and nothing else, so that a page opened again is there
 * too. Time comes in only where the rest is shown.
 */
export function workoutState(
  session: PlayedSession,
  records: WorkoutRecords,
  workout: StoredWorkout | undefined,
): WorkoutState {
  const { sets, stops } = recordsOfWorkout(records, workout?.id ?? "");
  const exercises = session.exercises.map((exercise) => progressOf(exercise, sets, stops));
  if (!workout) return { at: "start", exercises };
  const steps = stepsOf(session.exercises);
  const next = steps.find(({ exercise, number }) => isOpen(exercises, exercise.part, number));
  if (workout.end || !next) return { at: "end", exercises };
  return {
    at: "set",
    exercises,
    step: next,
    position: exercises.findIndex(({ part }) => part === next.exercise.part),
    rest: restAfter(sets.at(-1), steps, next),
  };
}

function progressOf(
  exercise: PlayedExercise,
  sets: readonly StoredSet[],
  stops: readonly StoredStop[],
): ExerciseProgress {
  const done = sets.filter(({ part }) => part === exercise.part).sort((a, b) => a.number - b.number);
  const stop = stops.find((one) => one.part === exercise.part && one.exercise === exercise.exercise) ?? null;
  return { ...exercise, done, stop };
}

function isOpen(exercises: readonly ExerciseProgress[], part: string, number: number): boolean {
  const exercise = exercises.find((one) => one.part === part);
  return exercise !== undefined && !exercise.stop && !exercise.done.some((set) => set.number === number);
}

function restAfter(last: StoredSet | undefined, steps: readonly Step[], next: Step): Rest | null {
  const step = steps.find(({ exercise, number }) => exercise.part === last?.part && number === last.number);
  if (!last || !step) return null;
  // The other exercise of the pair was left out: there is nothing to do in the meantime.
  const isAlone = next.exercise.part === last.part;
  const seconds = isAlone ? step.exercise.restSeconds : step.restSeconds;
  if (seconds === 0) return null;
  const from = Date.parse(last.at);
  return { from, until: from + seconds * 1_000, seconds, after: last };
}
