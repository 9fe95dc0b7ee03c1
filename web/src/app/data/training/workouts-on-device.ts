import type { SyncKind } from "@app/contract/sync";
import type { WorkoutsView } from "@app/contract/workouts";
import type { DeviceState } from "../../sync/core/device-state.ts";
import { workoutRecordsIn } from "../workout-records/workout-records.ts";

export const WORKOUT_KINDS = ["workout", "set", "stop"] as const satisfies readonly SyncKind[];

/** Whether a session runs or was done on a day, on this device or another. */
export function workoutStateOn(
  day: string,
  session: string,
  workouts: Pick<WorkoutsView, "done"> | undefined,
  state: DeviceState,
): "open" | "running" | "done" {
  if (workouts?.done.some((one) => one.session === session && one.day === day)) return "done";
  const own = workoutRecordsIn(state).workouts.find(
    (workout) => workout.session.id === session && workout.session.day === day,
  );
  return own ? (own.end ? "done" : "running") : "open";
}

/** The server's workouts with those that ended on this device and that it does not have yet. */
export function withWorkoutsOnDevice(workouts: WorkoutsView, state: DeviceState): WorkoutsView {
  const known = new Set(workouts.done.map(({ session, day }) => `${session} ${day}`));
  const own = workoutRecordsIn(state).workouts.flatMap(({ session, end }) =>
    end && !known.has(`${session.id} ${session.day}`)
      ? [{ session: session.id, day: session.day, isShort: session.isShort, minutes: null, sets: 0 }]
      : [],
  );
  return own.length === 0 ? workouts : { ...workouts, done: [...own, ...workouts.done] };
}
