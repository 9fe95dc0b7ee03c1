import type { PlannedExercise, Training, TrainingSession } from "@app/contract/plan-training";
import type { NextTarget } from "@app/contract/workouts";
import type { ExerciseFacts } from "@app/engine/training/library/exercise";
import { progressionRules } from "@app/engine/training/progression/progression-rules";
import type { LayeredExercise, LayeredSession } from "../../data/training/session-with-swaps.ts";

/** An exercise as it is asked for today: of the plan, with the member's swaps and what the progression says. */
export type PlayedExercise = Pick<PlannedExercise, "unit" | "restSeconds" | "pair" | "swaps"> & {
  part: string;
  /** The exercise that is done. */
  exercise: string;
  /** What the plan says, where the member took something else. */
  planned: string | null;
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
  session: LayeredSession;
  /** Of the block, from 1. */
  week: number;
  /** Of what is done today; the sets and the reserve of a part are those of the week whatever takes its place. */
  next: readonly NextTarget[];
  loadOf: (exercise: string) => ExerciseFacts["load"] | undefined;
};

const { otherUnit } = progressionRules.content;

/** `isShort`: "Sem tempo hoje?", fewer exercises and sets. */
export function playedSession(source: SessionSource, isShort: boolean): PlayedSession {
  const { madeIn, week } = source;
  const { id, kind, warmUp, short, minutes } = source.session;
  const exercises = source.session.exercises
    .map((exercise) => playedExercise(source, exercise))
    .filter(({ sets }) => sets > 0);
  const session = { plan: madeIn, id, kind, warmUp };
  if (!isShort || !short) return { ...session, minutes: ofWeek(minutes, week), isShort: false, exercises };
  const setsOf = new Map(short.parts.map((part) => [part.id, part.sets]));
  const kept = exercises.flatMap((exercise) => {
    const sets = setsOf.get(exercise.part);
    return sets === undefined ? [] : { ...exercise, sets: Math.min(sets, exercise.sets) };
  });
  return { ...session, minutes: short.minutes, isShort: true, exercises: kept };
}

function playedExercise({ training, week, next, loadOf }: SessionSource, layered: LayeredExercise): PlayedExercise {
  const { id: part, exercise, planned, restSeconds, pair, swaps, sets } = layered;
  const counted = countedIn(layered, loadOf(exercise));
  const known = { part, exercise, planned, restSeconds, pair, swaps, ...counted };
  const asked = next.find((one) => one.part === part);
  const volume = asked ?? { sets: ofWeek(sets, week), reserve: ofWeek(training.reserve, week) };
  const own = asked?.exercise === exercise ? asked : { kg: null, target: counted.target };
  return { ...known, sets: volume.sets, reserve: volume.reserve, kg: own.kg, target: own.target };
}

/** A swap may be counted in another way than the exercise it takes the place of. */
function countedIn({ unit, target }: PlannedExercise, load: ExerciseFacts["load"] | undefined) {
  const own = load === undefined ? unit : load === "segundos" ? "seconds" : "reps";
  return { unit: own, target: own === unit ? target : otherUnit[own] } as const;
}

const ofWeek = (values: readonly number[], week: number): number => values[Math.min(week, values.length) - 1] ?? 0;
