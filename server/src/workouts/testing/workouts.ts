import type { SyncKind } from "@app/contract/sync";
import type { ExerciseStop, Workout, WorkoutSet } from "@app/contract/workouts";
import { recordId } from "@app/engine/sync/record-id";

type Written = readonly [kind: SyncKind, id: string, fields: Record<string, unknown>];

const MONDAY = "2026-11-16";
export const at = "2026-11-16T10:05:00.000Z";

export const session = { plan: 1, id: "A", day: MONDAY, isShort: false };
export const workoutIdOf = ({ plan, id, day }: Pick<Workout["session"], "plan" | "id" | "day">): string =>
  recordId("workout", plan, id, day);

/** A workout that runs. */
export const aWorkout = (more: Partial<Workout["session"]> = {}, rest: object = {}): Written => {
  const of = { ...session, ...more };
  return ["workout", workoutIdOf(of), { session: of, startedAt: at, end: null, ...rest }];
};

export const aSet = (more: Partial<WorkoutSet["set"]> = {}, rest: object = {}): Written => {
  const workout = workoutIdOf(session);
  const set = {
    workout,
    part: "A.1",
    exercise: "fx:Goblet_Squat",
    number: 1,
    kg: 12.5,
    count: 12,
    reserve: 3,
    ...more,
  };
  return ["set", recordId("set", set.workout, set.part, set.number), { set, at, ...rest }];
};

type Stop = ExerciseStop["stop"];
export const aStop = (more: Partial<Stop> = {}, rest: object = {}): Written => {
  const workout = workoutIdOf(session);
  const pain: Stop["pain"] = { region: "joelho", side: "direito", level: 4 };
  const stop: Stop = { workout, part: "A.2", exercise: "fx:Leg_Extensions", because: "pain", pain, ...more };
  return ["stop", recordId("stop", stop.workout, stop.part, stop.exercise), { stop, at, ...rest }];
};

export const aPainfulStop = (level: number, region: NonNullable<Stop["pain"]>["region"] = "joelho", part = "A.2") =>
  aStop({ part, pain: { region, side: null, level } });
