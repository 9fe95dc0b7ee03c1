import type { TrainingLevel } from "../../../intake/facts/activity.ts";
import { MAJOR_GROUPS, type MajorGroup, MUSCLES, type Muscle } from "../../library/exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules, type Week } from "../programme-rules.ts";
import { GROUP_KEYS, type MuscleSets, sumSets, workedGroups } from "./muscle-sets.ts";

const { levels, leastDaysOfGroup } = programmeRules.content;
const MUSCLE_KEYS = Object.keys(MUSCLES) as Muscle[];

type Sessions = readonly (readonly PlannedExercise[])[];

/** Sets of each muscle in a week: 1 where it is primary, half where it is secondary. */
export const setsOfMuscles = (sessions: Sessions): Readonly<MuscleSets> => sumSets(sessions.flat());

/** A group has what its most trained muscle has: the arms are not the sum of biceps and triceps. */
export const setsOfGroup = (sets: Readonly<MuscleSets>, group: MajorGroup): number =>
  Math.max(...MAJOR_GROUPS[group].muscles.map((muscle) => sets[muscle]));

/** Days on which a group works at all. */
export const daysOfGroup = (sessions: Sessions, group: MajorGroup): number =>
  sessions.filter((session) => session.some(({ exercise, sets }) => sets > 0 && workedGroups(exercise).includes(group)))
    .length;

export type VolumeLimits = {
  /** Above what only a person may plan. */
  readonly above: readonly Muscle[];
  /** Below the week's least sets: needs a reason. */
  readonly below: readonly MajorGroup[];
  /** On fewer than two days. */
  readonly rare: readonly MajorGroup[];
};

/** Where a week leaves the bounds of its level. */
export function checkVolume(sessions: Sessions, level: TrainingLevel, week: Week): VolumeLimits {
  const { weeklySets, ceiling } = levels[level];
  const least = weeklySets[week - 1] ?? weeklySets[0];
  const sets = setsOfMuscles(sessions);
  return {
    above: MUSCLE_KEYS.filter((muscle) => sets[muscle] > ceiling),
    below: GROUP_KEYS.filter((group) => setsOfGroup(sets, group) < least),
    rare: GROUP_KEYS.filter((group) => daysOfGroup(sessions, group) < leastDaysOfGroup),
  };
}
