import type { WorkoutHistory } from "@app/contract/workouts";
import { workoutIdOf } from "../../data/workout-records/workout-edits.ts";
import { type WorkoutRecords, workoutRecordsIn } from "../../data/workout-records/workout-records.ts";
import { type DeviceState, emptyState } from "../../sync/core/device-state.ts";
import { patched } from "../../sync/core/device-store.ts";
import { type Edit, recordEdits } from "../../sync/core/edit.ts";

/** Thursday 12/11/2026, 18h30. */
export const NOW = new Date(2026, 10, 12, 18, 30).getTime();
export const DAY = "2026-11-12";
export const WORKOUT = workoutIdOf({ plan: 1, id: "A", day: DAY });

/** ISO, so many seconds after the session was opened. */
export const after = (seconds: number): string => new Date(NOW + seconds * 1_000).toISOString();

/** A device's records after these edits. */
export const deviceWith = (edits: readonly Edit[], state: DeviceState = emptyState()): DeviceState =>
  patched(state, recordEdits(state, NOW, edits));

export const recordsWith = (edits: readonly Edit[]): WorkoutRecords => workoutRecordsIn(deviceWith(edits));

type Counts = Readonly<Record<string, readonly number[]>>;

/** A finished workout, with the counts of each exercise: `{ "fx:Plank": [20, 18] }`. */
export const pastWorkout = (day: string, counts: Counts, kg: number | null = null): WorkoutHistory => ({
  session: { plan: 1, id: "A", day, isShort: false },
  end: { at: `${day}T22:00:00.000Z`, because: "done", effort: 3 },
  sets: Object.entries(counts).flatMap(([exercise, sets], part) =>
    sets.map((count, index) => ({ part: `A.${part + 1}`, exercise, number: index + 1, kg, count, reserve: 4 })),
  ),
  stops: [],
});
