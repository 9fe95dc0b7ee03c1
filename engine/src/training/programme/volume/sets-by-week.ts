import type { MajorGroup } from "../../library/exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import type { Programme } from "../programme.ts";
import { programmeRules, WEEKS } from "../programme-rules.ts";
import { isSmallStart } from "../training-request.ts";
import { addSets, GROUP_KEYS, noSets, primaryGroups, workedGroups } from "./muscle-sets.ts";
import { setsOfGroup } from "./weekly-volume.ts";

const { levels, leastSets, setsBelowLast } = programmeRules.content;

/** Sets of each exercise from the first week to the last: each week adds what its volume needs, a small start's first week nothing. */
export function setsByWeek({ sessions, level, request }: Programme): Map<PlannedExercise, number[]> {
  const planned = sessions.flatMap((session) => session.planned);
  const now = new Map(planned.map((one) => [one, Math.min(one.sets, leastSets)]));
  const total = noSets();
  for (const [one, sets] of now) addSets(total, one.exercise, sets);
  const byWeek = new Map(planned.map((one): [PlannedExercise, number[]] => [one, []]));
  for (const week of WEEKS) {
    if (week > 1 || !isSmallStart(request)) {
      const target = levels[level].weeklySets[week - 1] ?? 0;
      for (const group of GROUP_KEYS) raiseGroup(group, target, now, total);
      for (const one of planned) raiseTo(one, one.sets - (setsBelowLast[week - 1] ?? 0), now, total);
    }
    for (const [one, sets] of now) byWeek.get(one)?.push(sets);
  }
  return byWeek;
}

function raiseTo(
  one: PlannedExercise,
  sets: number,
  now: Map<PlannedExercise, number>,
  total: ReturnType<typeof noSets>,
): void {
  const before = now.get(one) ?? 0;
  if (sets <= before) return;
  now.set(one, sets);
  addSets(total, one.exercise, sets - before);
}

/** Never above the last week, which is within the minutes and the ceiling. */
function raiseGroup(
  group: MajorGroup,
  target: number,
  now: Map<PlannedExercise, number>,
  total: ReturnType<typeof noSets>,
): void {
  while (setsOfGroup(total, group) < target) {
    const open = [...now].filter(([one, sets]) => sets < one.sets && workedGroups(one.exercise).includes(group));
    const [next] = open.sort(
      ([one, sets], [other, others]) => Number(isFor(other, group)) - Number(isFor(one, group)) || sets - others,
    );
    if (!next) return;
    now.set(next[0], next[1] + 1);
    addSets(total, next[0].exercise, 1);
  }
}

const isFor = ({ exercise }: PlannedExercise, group: MajorGroup): boolean => primaryGroups(exercise).includes(group);
