import { type ExerciseStop, PAIN_ENDS_SESSION, type Workout } from "@app/contract/workouts";
import {
  correctSet,
  endWorkout,
  recordSet,
  startWorkout,
  stopExercise,
} from "../../data/workout-records/workout-edits.ts";
import type { StoredSet, StoredStop, StoredWorkout } from "../../data/workout-records/workout-records.ts";
import type { Edit } from "../../sync/core/edit.ts";
import type { PlayedSession } from "./played-session.ts";
import type { SetValues } from "./starting-values.ts";
import type { ExerciseProgress, WorkoutState } from "./workout-state.ts";

/** A workout that runs, and where it stands. */
export type Running = { workout: StoredWorkout; state: WorkoutState };

export type Pain = NonNullable<ExerciseStop["stop"]["pain"]>;
export type SkipReason = Exclude<ExerciseStop["stop"]["because"], "pain">;

/** `at` is ISO, here and below; `openedAt` in milliseconds: the warm-up is part of the session. */
export function beginWorkout({ plan, id, isShort }: PlayedSession, day: string, openedAt: number, now: number): Edit[] {
  const startedAt = new Date(Math.max(openedAt, now - MAX_WARM_UP_MS)).toISOString();
  return [startWorkout({ plan, id, day, isShort }, startedAt)];
}
/** A screen may lie open for long before the session begins. */
const MAX_WARM_UP_MS = 15 * 60_000;

/** The last set of all ends the workout with the same write. */
export function concludeSet(
  running: Running,
  { part, exercise }: ExerciseProgress,
  number: number,
  values: SetValues,
  at: string,
): Edit[] {
  const set = { workout: running.workout.id, part, exercise, number, ...values };
  return [recordSet(set, at), ...endIfLast(running, part, number, at)];
}

export const changeSet = ({ workout, part, exercise, number }: StoredSet, values: SetValues): Edit[] => [
  correctSet({ workout, part, exercise, number, ...values }),
];

export function skipExercise(
  running: Running,
  { part, exercise }: ExerciseProgress,
  because: SkipReason,
  at: string,
): Edit[] {
  const stop = { workout: running.workout.id, part, exercise, because, pain: null };
  return [stopExercise(stop, at), ...endIfLast(running, part, null, at)];
}

/** Strong pain ends the session whatever else was chosen. */
export function stopForPain(
  running: Running,
  { part, exercise }: ExerciseProgress,
  pain: Pain,
  then: "swap" | "skip" | "end",
  at: string,
): Edit[] {
  const stop = stopExercise({ workout: running.workout.id, part, exercise, because: "pain", pain }, at);
  if (then === "end" || pain.level >= PAIN_ENDS_SESSION) return [stop, ...finishWorkout(running.workout, "pain", at)];
  return then === "swap" ? [stop] : [stop, ...endIfLast(running, part, null, at)];
}

/** Said, or corrected, after the session ended. */
export const locatePain = ({ at, ...stop }: StoredStop, place: Pick<Pain, "region" | "side">): Edit[] =>
  stop.pain ? [stopExercise({ ...stop, pain: { ...stop.pain, ...place } }, at)] : [];

export const finishWorkout = (
  { id, end }: StoredWorkout,
  because: NonNullable<Workout["end"]>["because"],
  at: string,
): Edit[] => (end ? [] : [endWorkout(id, { at, because, effort: null })]);

export const rateEffort = ({ id, end }: StoredWorkout, effort: number): Edit[] =>
  end ? [endWorkout(id, { ...end, effort })] : [];

/** `number` null: the rest of the exercise is left out. */
function endIfLast({ workout, state }: Running, part: string, number: number | null, at: string): Edit[] {
  const isLeft = state.exercises.some(
    ({ part: other, sets, done, stop }) =>
      !stop &&
      !(other === part && number === null) &&
      openSets(sets, done).some((one) => other !== part || one !== number),
  );
  return isLeft ? [] : finishWorkout(workout, "done", at);
}

const openSets = (sets: number, done: readonly StoredSet[]): number[] =>
  Array.from({ length: sets }, (_, index) => index + 1).filter((number) => !done.some((set) => set.number === number));
