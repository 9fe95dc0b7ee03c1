import type { PlayedExercise } from "./played-session.ts";

/** A set in the order of the session. */
export type Step = {
  exercise: PlayedExercise;
  /** Of the exercise, from 1. */
  number: number;
  /** After it; none between the exercises of a pair, nor after the last set. */
  restSeconds: number;
};

/** Exercises of a pair alternate, with one rest after both; the others follow one another. */
export function stepsOf(exercises: readonly PlayedExercise[]): Step[] {
  const steps = groupsOf(exercises).flatMap(roundsOf);
  return steps.map((step, index) => (index === steps.length - 1 ? { ...step, restSeconds: 0 } : step));
}

function groupsOf(exercises: readonly PlayedExercise[]): PlayedExercise[][] {
  const groups: PlayedExercise[][] = [];
  for (const exercise of exercises) {
    const last = groups.at(-1);
    if (last && exercise.pair !== null && last[0]?.pair === exercise.pair) last.push(exercise);
    else groups.push([exercise]);
  }
  return groups;
}

function roundsOf(group: readonly PlayedExercise[]): Step[] {
  const rounds = Math.max(0, ...group.map(({ sets }) => sets));
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap((number) => {
    const round = group.filter(({ sets }) => number <= sets);
    const rest = Math.max(...round.map(({ restSeconds }) => restSeconds));
    return round.map((exercise, index) => ({
      exercise,
      number,
      restSeconds: index === round.length - 1 ? rest : 0,
    }));
  });
}
