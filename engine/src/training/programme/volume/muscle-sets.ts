import {
  type Exercise,
  isStrength,
  MAJOR_GROUPS,
  type MajorGroup,
  MUSCLES,
  type Muscle,
} from "../../library/exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules } from "../programme-rules.ts";

const { secondaryShare } = programmeRules.content;
const MUSCLE_KEYS = Object.keys(MUSCLES) as Muscle[];
export const GROUP_KEYS = Object.keys(MAJOR_GROUPS) as MajorGroup[];

export type MuscleSets = Record<Muscle, number>;

const NONE = Object.fromEntries(MUSCLE_KEYS.map((muscle) => [muscle, 0])) as MuscleSets;

export const noSets = (): MuscleSets => ({ ...NONE });

/** Adds to the sets of a week: 1 where a muscle is primary, half where it is secondary. */
export function addSets(sets: MuscleSets, exercise: Exercise, count: number): void {
  if (!isStrength(exercise)) return;
  for (const muscle of exercise.primary) sets[muscle] += count;
  for (const muscle of exercise.secondary) sets[muscle] += count * secondaryShare;
}

export function sumSets(planned: readonly PlannedExercise[]): MuscleSets {
  const sets = noSets();
  for (const one of planned) addSets(sets, one.exercise, one.sets);
  return sets;
}

/** No muscle of the exercise passes the ceiling with so many sets more. */
export function staysBelow(sets: MuscleSets, exercise: Exercise, count: number, ceiling: number): boolean {
  if (!isStrength(exercise)) return true;
  return (
    exercise.primary.every((muscle) => sets[muscle] + count <= ceiling) &&
    exercise.secondary.every((muscle) => sets[muscle] + count * secondaryShare <= ceiling)
  );
}

/** Asked for thousands of times while a week grows. */
const groupsOf = new WeakMap<Exercise, { primary: readonly MajorGroup[]; all: readonly MajorGroup[] }>();

function readGroups(exercise: Exercise): { primary: readonly MajorGroup[]; all: readonly MajorGroup[] } {
  const found = groupsOf.get(exercise);
  if (found) return found;
  const reached = (muscles: readonly Muscle[]): MajorGroup[] =>
    isStrength(exercise)
      ? GROUP_KEYS.filter((group) => MAJOR_GROUPS[group].muscles.some((muscle) => muscles.includes(muscle)))
      : [];
  const { primary, secondary } = exercise;
  const groups = { primary: reached(primary), all: reached([...primary, ...secondary]) };
  groupsOf.set(exercise, groups);
  return groups;
}

export const primaryGroups = (exercise: Exercise): readonly MajorGroup[] => readGroups(exercise).primary;
export const workedGroups = (exercise: Exercise): readonly MajorGroup[] => readGroups(exercise).all;
