import { type Exercise, isStrength } from "../library/exercise.ts";
import { type PlannedExercise, planExercise } from "./planned-exercise.ts";
import type { Programme } from "./programme.ts";
import { programmeRules } from "./programme-rules.ts";
import { addSets } from "./volume/muscle-sets.ts";

const { leastSets, repetitions, sessions: rules } = programmeRules.content;

export function addExercise(programme: Programme, index: number, exercise: Exercise): void {
  const session = programme.sessions[index];
  if (!session) return;
  const one = planFor(programme, exercise);
  session.planned = [...session.planned, one];
  addSets(programme.sets, exercise, one.sets);
}

/** Two sets; balance and mobility tire less. */
export function planFor({ level, mostRest, minutes, request }: Programme, exercise: Exercise): PlannedExercise {
  const mostRepetitions = repetitions.own.most[minutes];
  return planExercise(exercise, level, leastSets, {
    goal: request.goal,
    mostRest: isStrength(exercise) ? mostRest : rules.movingRestSeconds,
    ...(mostRepetitions === undefined ? {} : { mostRepetitions }),
  });
}
