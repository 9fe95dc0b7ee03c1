import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { Exercise } from "../library/exercise.ts";
import { programmeRules, type Range } from "./programme-rules.ts";

export type PlannedExercise = {
  readonly exercise: Exercise;
  readonly sets: number;
  /** Repetitions of a set, or seconds where the exercise is counted in time. */
  readonly target: Range;
  readonly restSeconds: number;
  /** Exercises with the same number alternate: one rest after both. */
  readonly pair: number | null;
};

/** An exercise with its level's repetitions and rest, which a very short session cuts. */
export function planExercise(
  exercise: Exercise,
  level: TrainingLevel,
  sets: number,
  mostRest = Number.POSITIVE_INFINITY,
): PlannedExercise {
  const { levels, shortRest } = programmeRules.content;
  const { reps, holdSeconds, restSeconds } = levels[level];
  return {
    exercise,
    sets,
    target: exercise.load === "segundos" ? holdSeconds : reps[exercise.mechanic],
    restSeconds: Math.min(mostRest, restSeconds[shortRest.includes(exercise.pattern) ? "isolado" : exercise.mechanic]),
    pair: null,
  };
}
