import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { NextTarget } from "@app/contract/workouts";

/** An exercise as it is asked for today: of the plan, with the member's swaps and what the progression says. */
export type PlayedExercise = Pick<PlannedExercise, "unit" | "restSeconds" | "pair" | "swaps"> & {
  part: string;
  /** The exercise that is done. */
  exercise: string;
  /** The plan's own. */
  planned: string;
  sets: number;
  target: readonly [number, number];
  /** Null: chosen at the first time, or none to reach. */
  kg: number | null;
  /** Repetitions that are left at the end of a set. */
  reserve: number;
};

export type PlayedSession = Pick<TrainingSession, "id" | "kind" | "warmUp"> & {
  /** The version in which the training half was made. */
  plan: number;
  /** Of the plan, warm-up included. */
  minutes: number;
  isShort: boolean;
  exercises: readonly PlayedExercise[];
};

type SessionSource = {
  training: Training;
  madeIn: number;
  planned: TrainingSession;
  /** The planned one with the member's swaps. */
  swapped: TrainingSession;
  /** Of the block, from 1. */
  week: number;
  next: readonly NextTarget[];
};

/** `isShort`: "Sem tempo hoje?", fewer exercises and sets. */
export function playedSession(source: SessionSource, isShort: boolean): PlayedSession {
  const { madeIn, planned, swapped, week } = source;
  const { id, kind, warmUp, short } = planned;
  const exercises = swapped.exercises.map((exercise, index) =>
    playedExercise(source, exercise, planned.exercises[index] ?? exercise),
  );
  const session = { plan: madeIn, id, kind, warmUp };
  if (!isShort || !short) return { ...session, minutes: ofWeek(planned.minutes, week), isShort: false, exercises };
  const setsOf = new Map(short.parts.map((part) => [part.id, part.sets]));
  const kept = exercises.flatMap((exercise) => {
    const sets = setsOf.get(exercise.part);
    return sets === undefined ? [] : { ...exercise, sets: Math.min(sets, exercise.sets) };
  });
  return { ...session, minutes: short.minutes, isShort: true, exercises: kept };
}

function playedExercise(
  { training, week, next }: SessionSource,
  { id: part, exercise, unit, restSeconds, pair, target }: PlannedExercise,
  { exercise: planned, sets, swaps }: PlannedExercise,
): PlayedExercise {
  const known = { part, planned, unit, restSeconds, pair, swaps };
  const found = next.find((one) => one.part === part);
  const wasSwapped = exercise !== planned;
  // The next target may be of another rung: a swap of the member goes before it.
  if (found && (!wasSwapped || found.exercise === exercise))
    return {
      ...known,
      exercise: found.exercise,
      sets: found.sets,
      target: found.target,
      kg: found.kg,
      reserve: found.reserve,
    };
  return {
    ...known,
    exercise,
    sets: found?.sets ?? ofWeek(sets, week),
    target,
    kg: null,
    reserve: ofWeek(training.reserve, week),
  };
}

const ofWeek = (values: readonly number[], week: number): number => values[Math.min(week, values.length) - 1] ?? 0;
