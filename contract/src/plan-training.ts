import * as z from "zod/mini";

// The training half of a plan: a block of four weeks, its sessions, and what each exercise asks for.

/** `fx:Goblet_Squat` or `own:remada-toalha`: a row of engine/data/exercises. */
export const ExerciseId = z.string().check(z.regex(/^(fx|own):[A-Za-z0-9_-]+$/), z.maxLength(80));
/** Stable across versions. */
export const SessionId = z.string().check(z.regex(/^[A-F]$/));
/** An exercise of a session: `A.1`. */
export const SessionPartId = z.string().check(z.regex(/^[A-F]\.[1-9][0-9]?$/));

export const BLOCK_WEEKS = 4;
/** From the first week of the block to the last. */
const ByWeek = z.array(z.int()).check(z.length(BLOCK_WEEKS));
const Range = z.tuple([z.int(), z.int()]);

export const TRAINING_LEVELS = ["iniciante", "intermediario", "avancado"] as const;
export const SESSION_KINDS = ["corpo-todo", "superior", "inferior", "empurrar", "puxar", "pernas", "leve"] as const;

/** What a set is counted in. */
export const SET_UNITS = ["reps", "seconds"] as const;

/**
 * How an exercise grows: by kilograms within a range of repetitions, by the next rung of its ladder, by seconds, or not at
 * all. A limited plan never grows by kilograms.
 */
export const PROGRESSIONS = ["load", "ladder", "time", "none"] as const;

const PlannedExercise = z.object({
  id: SessionPartId,
  exercise: ExerciseId,
  sets: ByWeek,
  unit: z.enum(SET_UNITS),
  /** Least and most of a set; of each side where the sides work in turn. */
  target: Range,
  restSeconds: z.int(),
  /** Exercises with the same number alternate: one rest after both. */
  pair: z.nullable(z.int()),
  progression: z.enum(PROGRESSIONS),
  /** The rungs of its ladder that this member may do, itself among them, the easiest first; empty: it has none. */
  ladder: z.array(ExerciseId),
  /** What may take its place, the most alike first. */
  swaps: z.array(ExerciseId),
});
export type PlannedExercise = z.infer<typeof PlannedExercise>;

export const TrainingSession = z.object({
  id: SessionId,
  kind: z.enum(SESSION_KINDS),
  /** By the time model, warm-up included. */
  minutes: ByWeek,
  warmUp: z.array(
    z.object({
      exercise: ExerciseId,
      unit: z.enum(SET_UNITS),
      count: z.int(),
      /** An approach set of a lift of the session: so much of the load of its first set. */
      percent: z.optional(z.int()),
    }),
  ),
  exercises: z.array(PlannedExercise),
  /** What the trainer says about it. */
  note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(600))),
  /** "Sem tempo hoje?": fewer exercises and sets; it counts as the session. Null: there is nothing to leave out. */
  short: z.nullable(z.object({ minutes: z.int(), parts: z.array(z.object({ id: SessionPartId, sets: z.int() })) })),
});
export type TrainingSession = z.infer<typeof TrainingSession>;

export const Training = z.object({
  /** 1 is the first block of four weeks. */
  block: z.int(),
  level: z.enum(TRAINING_LEVELS),
  /** Level B of the safety table: easy exercises, no load to reach. */
  isLimited: z.boolean(),
  place: z.string(),
  /** All that the sessions need. */
  equipment: z.array(z.string()),
  /** Days a week that the member chose; more than the sessions where some of them are walked or free. */
  days: z.int(),
  /** Those that the member chose, from 0 for Monday: at least as many as the days. */
  weekdays: z.optional(z.array(z.int().check(z.minimum(0), z.maximum(6)))),
  /** Repetitions that are left at the end of a set. */
  reserve: ByWeek,
  sessions: z.array(TrainingSession),
  walks: z.int(),
  cardio: z.object({
    /** Of the week. */
    minutes: ByWeek,
    /** Perceived effort from 0 to 10: within it one can talk and not sing. */
    effort: Range,
    /** What it may be done with, the member's likings first. */
    exercises: z.array(ExerciseId),
  }),
});
export type Training = z.infer<typeof Training>;
