import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { Goal } from "../../nutrition/target-rules.ts";
import type { Exercise } from "../library/exercise.ts";
import { programmeRules } from "./programme-rules.ts";
import { loadKindOf, repetitionsOf } from "./repetitions.ts";
import type { Range } from "./rules/repetition-rules.ts";

export type PlannedExercise = {
  readonly exercise: Exercise;
  readonly sets: number;
  /** Repetitions of a set, or seconds where the exercise is counted in time. */
  readonly target: Range;
  readonly restSeconds: number;
  /** Exercises with the same number alternate: one rest after both. */
  readonly pair: number | null;
};

type Choice = {
  readonly goal?: Goal;
  readonly mostRest?: number;
  /** Of what is done with the body or a band, in a very short session. */
  readonly mostRepetitions?: number;
};

/** An exercise with the repetitions of its load and the rest of its level, which a very short session cuts. */
export function planExercise(
  exercise: Exercise,
  level: TrainingLevel,
  sets: number,
  { goal, mostRest = Number.POSITIVE_INFINITY, mostRepetitions }: Choice = {},
): PlannedExercise {
  const { levels } = programmeRules.content;
  return {
    exercise,
    sets,
    target:
      exercise.load === "segundos"
        ? levels[level].holdSeconds
        : repetitionsOf(exercise, level, { goal, mostRepetitions }),
    restSeconds: Math.min(mostRest, restOf(exercise, level)),
    pair: null,
  };
}

function restOf(exercise: Exercise, level: TrainingLevel): number {
  const { levels, shortRest, repetitions } = programmeRules.content;
  const { restSeconds } = levels[level];
  const rest = restSeconds[shortRest.includes(exercise.pattern) ? "isolado" : exercise.mechanic];
  return loadKindOf(exercise) === "own" ? Math.min(rest, repetitions.own.restSeconds[level]) : rest;
}
