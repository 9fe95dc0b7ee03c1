import type { TrainingLevel } from "../../intake/facts/activity.ts";
import { isStrength, MAJOR_GROUPS, type MajorGroup, MUSCLES, type Muscle } from "../library/exercise.ts";
import type { PlannedExercise } from "./planned-exercise.ts";
import { programmeRules, type Week } from "./programme-rules.ts";

const { levels, secondaryShare, leastDaysOfGroup } = programmeRules.content;
const MUSCLE_KEYS = Object.keys(MUSCLES) as Muscle[];
const GROUP_KEYS = Object.keys(MAJOR_GROUPS) as MajorGroup[];

type Sessions = readonly (readonly PlannedExercise[])[];

/** Sets of each muscle in a week: 1 where it is primary, half where it is secondary. */
export function setsOfMuscles(sessions: Sessions): Readonly<Record<Muscle, number>> {
  const sets = Object.fromEntries(MUSCLE_KEYS.map((muscle) => [muscle, 0])) as Record<Muscle, number>;
  for (const planned of sessions.flat()) {
    if (!isStrength(planned.exercise)) continue;
    for (const muscle of planned.exercise.primary) sets[muscle] += planned.sets;
    for (const muscle of planned.exercise.secondary) sets[muscle] += planned.sets * secondaryShare;
  }
  return sets;
}

/** A group has what its most trained muscle has: the arms are not the sum of biceps and triceps. */
export const setsOfGroup = (sets: Readonly<Record<Muscle, number>>, group: MajorGroup): number =>
  Math.max(...MAJOR_GROUPS[group].muscles.map((muscle) => sets[muscle]));

/** Days on which a group works at all. */
export const daysOfGroup = (sessions: Sessions, group: MajorGroup): number =>
  sessions.filter((session) => setsOfGroup(setsOfMuscles([session]), group) > 0).length;

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
