import type { ExerciseStop, Workout, WorkoutSet } from "@app/contract/workouts";
import { recordId } from "@app/engine/sync/record-id";
import type { Edit } from "../../sync/core/edit.ts";

type Session = Workout["session"];
type DoneSet = WorkoutSet["set"];
type Stop = ExerciseStop["stop"];

/** The same on every device: a second start of the session on that day is the first. */
export const workoutIdOf = ({ plan, id, day }: Pick<Session, "plan" | "id" | "day">): string =>
  recordId("workout", plan, id, day);

const setIdOf = ({ workout, part, number }: Pick<DoneSet, "workout" | "part" | "number">): string =>
  recordId("set", workout, part, number);

/** `at` is ISO, here and below. */
export const startWorkout = (session: Session, startedAt: string): Edit => ({
  id: workoutIdOf(session),
  kind: "workout",
  op: "put",
  fields: { session, startedAt, end: null } satisfies Workout,
});

/** Also for the effort, which the member gives after the end. */
export const endWorkout = (workout: string, end: NonNullable<Workout["end"]>): Edit => ({
  id: workout,
  kind: "workout",
  op: "put",
  fields: { end },
});

export const recordSet = (set: DoneSet, at: string): Edit => ({
  id: setIdOf(set),
  kind: "set",
  op: "put",
  fields: { set, at } satisfies WorkoutSet,
});

/** When it was done stays: the rest after it does not begin anew. */
export const correctSet = (set: DoneSet): Edit => ({ id: setIdOf(set), kind: "set", op: "put", fields: { set } });

export const stopExercise = (stop: Stop, at: string): Edit => ({
  id: recordId("stop", stop.workout, stop.part, stop.exercise),
  kind: "stop",
  op: "put",
  fields: { stop, at } satisfies ExerciseStop,
});
