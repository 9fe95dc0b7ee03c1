import type { WorkoutHistory } from "@app/contract/workouts";
import { byTime, type StoredSet, type StoredStop, type StoredWorkout, type WorkoutRecords } from "./workout-records.ts";

/**
 * What the progression reads, the newest first: the server's workouts, and in their place those of this device, which
 * has what is not sent yet. A workout without a set says nothing.
 */
export function workoutHistory(records: WorkoutRecords, received: readonly WorkoutHistory[]): WorkoutHistory[] {
  const [sets, stops] = [byWorkout(records.sets), byWorkout(records.stops)];
  const own = records.workouts
    .map((workout) => historyOf(workout, sets.get(workout.id) ?? [], stops.get(workout.id) ?? []))
    .filter((workout) => workout.sets.length + workout.stops.length > 0);
  const known = new Set(own.map(keyOf));
  return [...own, ...received.filter((workout) => !known.has(keyOf(workout)))].sort((a, b) =>
    a.session.day < b.session.day ? 1 : a.session.day > b.session.day ? -1 : 0,
  );
}

function historyOf(
  { session, end }: StoredWorkout,
  sets: readonly StoredSet[],
  stops: readonly StoredStop[],
): WorkoutHistory {
  return {
    session,
    end,
    sets: [...sets]
      .sort(byTime)
      .map(({ part, exercise, number, kg, count, reserve }) => ({ part, exercise, number, kg, count, reserve })),
    stops: [...stops].sort(byTime).map(({ part, exercise, because, pain }) => ({ part, exercise, because, pain })),
  };
}

function byWorkout<T extends { workout: string }>(records: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const record of records) {
    const known = found.get(record.workout);
    if (known) known.push(record);
    else found.set(record.workout, [record]);
  }
  return found;
}

const keyOf = ({ session: { plan, id, day } }: WorkoutHistory): string => `${plan} ${id} ${day}`;
