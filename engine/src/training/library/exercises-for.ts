import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { Equipment, Place } from "./equipment.ts";
import { type Exercise, LEVELS, overloaded, type Spared } from "./exercise.ts";
import { exercises } from "./library.ts";

export type Limits = {
  /** All that is there: `equipmentAt(place)` and what the member adds to it. */
  readonly equipment: readonly Equipment[];
  readonly places: readonly Place[];
  readonly level: TrainingLevel;
  readonly spared: Spared;
};

export const suits = (exercise: Exercise, { equipment, places, level, spared }: Limits): boolean =>
  exercise.equipment.every((one) => equipment.includes(one)) &&
  exercise.places.some((place) => places.includes(place)) &&
  LEVELS.indexOf(exercise.level) <= LEVELS.indexOf(level) &&
  overloaded(exercise, spared) === undefined;

/** What this member can do, in the order of the tables. */
export const exercisesFor = (limits: Limits): Exercise[] => exercises.filter((exercise) => suits(exercise, limits));
