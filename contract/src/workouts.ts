import * as z from "zod/mini";
import { envelopeOf } from "./envelope.ts";
import { ExerciseId, SessionId, SessionPartId } from "./plan-training.ts";
import { Id } from "./values.ts";

// What a member trains: workouts, their sets and what was stopped travel as kinds of sync.ts, set by set. The next loads
// follow from them by engine/src/training/progression, on the device and on the server alike.

const Day = z.iso.date();
const At = z.iso.datetime();

/** A session of the plan on a day: its id is fixed by version, session and day, so that a second start is the first. */
export const Workout = z.object({
  session: z.object({
    /** The version in which the training half was made. */
    plan: z.int(),
    id: SessionId,
    day: Day,
    /** The short version of the session. */
    isShort: z.boolean(),
  }),
  startedAt: At,
  /** Null while it runs. */
  end: z.nullable(
    z.object({
      at: At,
      because: z.enum(["done", "time", "pain"]),
      /** "Como foi o esforço?", from 1 (muito leve) to 5 (demais). */
      effort: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
    }),
  ),
});
export type Workout = z.infer<typeof Workout>;

export const MAX_SETS = 12;
export const MAX_KG = 500;
export const MAX_COUNT = 999;
/** 4 is "four or more". */
export const MAX_RESERVE = 4;

/** A set that was done; its id is fixed by workout, part and number, so that a correction replaces it. */
export const WorkoutSet = z.object({
  set: z.object({
    /** The id of the workout's record. */
    workout: Id,
    part: SessionPartId,
    /** The exercise that was done: another than the planned one after a swap. */
    exercise: ExerciseId,
    number: z.int().check(z.minimum(1), z.maximum(MAX_SETS)),
    /** Null: of the body, of a band, or not said. */
    kg: z.nullable(z.number().check(z.minimum(0), z.maximum(MAX_KG), z.multipleOf(0.25))),
    /** Repetitions or seconds. */
    count: z.int().check(z.minimum(0), z.maximum(MAX_COUNT)),
    /** "Quantas ainda daria?" */
    reserve: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_RESERVE))),
  }),
  at: At,
});
export type WorkoutSet = z.infer<typeof WorkoutSet>;

export const STOP_REASONS = ["pain", "time", "equipment", "tired", "dislike"] as const;
export const PAIN_REGIONS = ["ombro", "lombar", "joelho", "quadril", "punho", "tornozelo", "outra"] as const;

/** An exercise that was ended before its last set, or left out; its id is fixed by workout, part and exercise. */
export const ExerciseStop = z.object({
  stop: z.object({
    workout: Id,
    part: SessionPartId,
    exercise: ExerciseId,
    because: z.enum(STOP_REASONS),
    /** Of pain alone. */
    pain: z.nullable(
      z.object({
        region: z.enum(PAIN_REGIONS),
        side: z.nullable(z.enum(["esquerdo", "direito"])),
        level: z.int().check(z.minimum(0), z.maximum(10)),
      }),
    ),
  }),
  at: At,
});
export type ExerciseStop = z.infer<typeof ExerciseStop>;

/** From here on the exercise is not done any more today, and the trainer reads it. */
export const PAIN_STOPS_EXERCISE = 4;
/** From here on the session ends, and the region is blocked until the trainer looked (row 29 of the safety table). */
export const PAIN_ENDS_SESSION = 7;

/** A workout with all of its records: what the progression reads. */
export type WorkoutHistory = {
  session: Workout["session"];
  end: Workout["end"];
  /** In the order in which they were done. */
  sets: Omit<WorkoutSet["set"], "workout">[];
  stops: Omit<ExerciseStop["stop"], "workout">[];
};

const SessionDone = z.object({
  session: SessionId,
  day: Day,
  isShort: z.boolean(),
  minutes: z.nullable(z.int()),
  sets: z.int(),
});

/** What an exercise of the plan asks for next time. */
export const NextTarget = z.object({
  part: SessionPartId,
  exercise: ExerciseId,
  sets: z.int(),
  /** Null: not known yet (the first time chooses it), or none to reach. */
  kg: z.nullable(z.number()),
  target: z.tuple([z.int(), z.int()]),
  reserve: z.int(),
  /** Why it is so: a code with the values of its sentence, as the reasons of a plan. */
  reason: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }),
});
export type NextTarget = z.infer<typeof NextTarget>;

export const WorkoutsView = z.object({
  /** The version in which the training half was made; null: there is none. */
  plan: z.nullable(z.int()),
  /** Where the block stands today. */
  week: z.object({
    /** From 1 to 4. */
    number: z.int(),
    kind: z.enum(["planned", "deload", "return"]),
  }),
  /** Workouts of the last twelve weeks, the newest first. */
  done: z.array(SessionDone),
  /** The last workouts with their sets, the newest first: enough for the progression on the device. */
  history: z.array(
    z.object({
      session: Workout.shape.session,
      end: Workout.shape.end,
      sets: z.array(z.omit(WorkoutSet.shape.set, { workout: true })),
      stops: z.array(z.omit(ExerciseStop.shape.stop, { workout: true })),
    }),
  ),
  next: z.array(NextTarget),
});
export type WorkoutsView = z.infer<typeof WorkoutsView>;

export const getWorkouts = {
  method: "GET",
  path: "/v1/account/workouts",
  summary: "The signed-in member's workouts, and what each exercise asks for next time",
  schema: { response: { 200: envelopeOf(WorkoutsView) } },
} as const;
