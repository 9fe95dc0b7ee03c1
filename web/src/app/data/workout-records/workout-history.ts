import type { WorkoutHistory } from "@app/contract/workouts";
import { recordsOfWorkout, type StoredWorkout, type WorkoutRecords } from "./workout-records.ts";

/**
 * What the progression reads, the newest first: the server's workouts, and in their place those of this device, which
 * has what is not sent yet. A workout without a set says nothing.
 */
export function workoutHistory(records: WorkoutRecords, received: readonly WorkoutHistory[]): WorkoutHistory[] {
  const own = records.workouts
    .map((workout) => historyOf(records, workout))
    .filter(({ sets, stops }) => sets.length + stops.length > 0);
  const known = new Set(own.map(keyOf));
  return [...own, ...received.filter((workout) => !known.has(keyOf(workout)))].sort((a, b) =>
    a.session.day < b.session.day ? 1 : a.session.day > b.session.day ? -1 : 0,
  );
}

export function historyOf(records: WorkoutRecords, { id, session, end }: StoredWorkout): WorkoutHistory {
  const { sets, stops } = recordsOfWorkout(records, id);
  return {
    session,
    end,
    sets: sets.map(({ workout: _, at: __, ...set }) => set),
    stops: stops.map(({ workout: _, at: __, ...stop }) => stop),
  };
}

const keyOf = ({ session: { plan, id, day } }: WorkoutHistory): string => `${plan} ${id} ${day}`;
