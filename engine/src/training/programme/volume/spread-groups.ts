import type { Exercise, MajorGroup } from "../../library/exercise.ts";
import { planFor } from "../add-exercise.ts";
import { chooseExercise } from "../choice/choose-exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import type { DraftSession, Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { fitsMinutes } from "../session/session-time.ts";
import { addSets, GROUP_KEYS, sumSets, workedGroups } from "./muscle-sets.ts";

const { leastDaysOfGroup } = programmeRules.content;

/** Where a group is on fewer than two days and no exercise more fits, one of the day gives way to its like with the group. */
export function spreadGroups(programme: Programme): void {
  for (const group of GROUP_KEYS) {
    for (const [index, session] of programme.sessions.entries()) {
      if (isRare(programme, group) && !hasGroup(session, group)) replaceOne(programme, group, session, index);
    }
  }
}

export const isRare = ({ sessions }: Programme, group: MajorGroup): boolean =>
  sessions.filter((session) => hasGroup(session, group)).length < leastDaysOfGroup;

export const hasGroup = ({ planned }: Pick<DraftSession, "planned">, group: MajorGroup): boolean =>
  planned.some(({ exercise }) => workedGroups(exercise).includes(group));

function replaceOne(programme: Programme, group: MajorGroup, session: DraftSession, index: number): void {
  for (const one of session.planned) {
    const replacement = findReplacement(programme, group, index, one);
    if (!replacement) continue;
    session.planned = session.planned.map((other) => (other === one ? replacement : other));
    programme.sets = sumSets(programme.sessions.flatMap(({ planned }) => planned));
    return;
  }
}

function findReplacement(
  programme: Programme,
  group: MajorGroup,
  index: number,
  one: PlannedExercise,
): PlannedExercise | undefined {
  const planned = programme.sessions[index]?.planned ?? [];
  const others = planned.filter((other) => other !== one);
  const sessions = programme.sessions.map((other, at) => (at === index ? { ...other, planned: others } : other));
  const without: Programme = { ...programme, sessions, sets: { ...programme.sets } };
  addSets(without.sets, one.exercise, -one.sets);
  const inPlace = (exercise: Exercise): PlannedExercise => ({ ...planFor(programme, exercise), pair: one.pair });
  const suits = (exercise: Exercise): boolean =>
    workedGroups(exercise).includes(group) &&
    workedGroups(one.exercise).every((kept) => workedGroups(exercise).includes(kept) || !isRare(without, kept)) &&
    fitsMinutes([...others, inPlace(exercise)], programme.minutes);
  const exercise = chooseExercise(without, { pattern: one.exercise.pattern, session: index, suits });
  return exercise && inPlace(exercise);
}
