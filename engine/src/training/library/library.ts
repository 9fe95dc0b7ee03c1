import { coreFacts } from "../../../data/exercises/facts/core.ts";
import { hipFacts } from "../../../data/exercises/facts/hip.ts";
import { kneeFacts } from "../../../data/exercises/facts/knee.ts";
import { movingFacts } from "../../../data/exercises/facts/moving.ts";
import { pullFacts } from "../../../data/exercises/facts/pull.ts";
import { pushFacts } from "../../../data/exercises/facts/push.ts";
import { ladders } from "../../../data/exercises/ladders.ts";
import type { Exercise, ExerciseId } from "./exercise.ts";
import { exerciseTexts } from "./exercise-texts.ts";
import { readExercises } from "./read-exercises.ts";

/** Every exercise there is, in the order of the tables. */
export const exercises: readonly Exercise[] = readExercises(
  [kneeFacts, hipFacts, pushFacts, pullFacts, coreFacts, movingFacts],
  exerciseTexts,
  ladders,
);

const byId = new Map<string, Exercise>(exercises.map((exercise) => [exercise.id, exercise]));

export const findExercise = (id: string): Exercise | undefined => byId.get(id);

export function getExercise(id: ExerciseId): Exercise {
  const exercise = byId.get(id);
  if (!exercise) throw new Error(`there is no exercise ${id}`);
  return exercise;
}
