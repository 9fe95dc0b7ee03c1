import type { SyncKind } from "@app/contract/sync";
import type { ExerciseStop, Workout, WorkoutSet } from "@app/contract/workouts";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { viewRecords } from "../../sync/core/view.ts";

export type StoredWorkout = Workout & { id: string };
export type StoredSet = WorkoutSet["set"] & Pick<WorkoutSet, "at">;
export type StoredStop = ExerciseStop["stop"] & Pick<ExerciseStop, "at">;

/** What the member trained, on this device or another, sent or not. */
export type WorkoutRecords = {
  workouts: readonly StoredWorkout[];
  sets: readonly StoredSet[];
  stops: readonly StoredStop[];
};

type WorkoutKind = Extract<SyncKind, "workout" | "set" | "stop">;

/** A record that is not complete yet on this device is left out. */
export function workoutRecordsIn(state: DeviceState): WorkoutRecords {
  return {
    workouts: recordsOf<Workout>(state, "workout").flatMap(({ id, fields: { session, startedAt, end } }) =>
      session && startedAt ? { id, session, startedAt, end: end ?? null } : [],
    ),
    sets: recordsOf<WorkoutSet>(state, "set").flatMap(({ fields: { set, at } }) => (set && at ? { ...set, at } : [])),
    stops: recordsOf<ExerciseStop>(state, "stop").flatMap(({ fields: { stop, at } }) =>
      stop && at ? { ...stop, at } : [],
    ),
  };
}

const recordsOf = <T>(state: DeviceState, kind: WorkoutKind): { id: string; fields: Partial<T> }[] =>
  viewRecords(state, kind).map(({ id, fields }) => ({ id, fields: fields as Partial<T> }));

/** The sets and stops of one workout, in the order in which they were done. */
export const recordsOfWorkout = ({ sets, stops }: WorkoutRecords, workout: string) => ({
  sets: sets.filter((set) => set.workout === workout).sort(byTime),
  stops: stops.filter((stop) => stop.workout === workout).sort(byTime),
});

/** ISO in UTC sorts as text. */
export const byTime = (a: { at: string }, b: { at: string }): number => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
