import type { MajorGroup } from "../../library/exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import type { Programme } from "../programme.ts";
import { programmeRules, WEEKS } from "../programme-rules.ts";
import { startsSmall } from "../training-request.ts";
import { addSets, GROUP_KEYS, noSets, primaryGroups, workedGroups } from "./muscle-sets.ts";
import { setsOfGroup } from "./weekly-volume.ts";

const { levels, leastSets, setsBelowLast } = programmeRules.content;

/**
 * Sets of each exercise from the first week to the last: each week adds what its volume needs. Who begins adds nothing in
 * the first, and then to each session an equal part of what it ends with.
 */
export function setsByWeek({ sessions, level, request }: Programme): Map<PlannedExercise, number[]> {
  const planned = sessions.flatMap((session) => session.planned);
  const now = new Map(planned.map((one) => [one, Math.min(one.sets, leastSets)]));
  const total = noSets();
  for (const [one, sets] of now) addSets(total, one.exercise, sets);
  const byWeek = new Map(planned.map((one): [PlannedExercise, number[]] => [one, []]));
  const isSmall = startsSmall(request);
  const rooms = sessions.map((session) => roomsOf(session.planned));
  for (const week of WEEKS) {
    const rise: Rise = {
      now,
      total,
      isOpen: (one) =>
        !isSmall ||
        ((now.get(one) ?? 0) <= (byWeek.get(one)?.at(-1) ?? 0) &&
          sessions.every(
            ({ planned: own }, at) => !own.includes(one) || setsNow(own, now) < (rooms[at]?.[week - 1] ?? 0),
          )),
    };
    if (week > 1 || !isSmall) {
      const target = levels[level].weeklySets[week - 1] ?? 0;
      for (const group of GROUP_KEYS) raiseGroup(group, target, rise);
      for (const one of planned) raiseTo(one, one.sets - (setsBelowLast[week - 1] ?? 0), rise);
    }
    for (const [one, sets] of now) byWeek.get(one)?.push(sets);
  }
  return byWeek;
}

type Rise = {
  readonly now: Map<PlannedExercise, number>;
  readonly total: ReturnType<typeof noSets>;
  /** Whether the exercise's session has room for one more set this week. */
  readonly isOpen: (one: PlannedExercise) => boolean;
};

const setsNow = (own: readonly PlannedExercise[], now: ReadonlyMap<PlannedExercise, number>): number =>
  own.reduce((sum, one) => sum + (now.get(one) ?? 0), 0);

/** Sets that a session of a small start may have in each week: the same part of the way every week. */
function roomsOf(own: readonly PlannedExercise[]): number[] {
  const first = own.reduce((sum, { sets }) => sum + Math.min(sets, leastSets), 0);
  const last = own.reduce((sum, { sets }) => sum + sets, 0);
  return WEEKS.map((week) => first + Math.ceil(((last - first) * (week - 1)) / (WEEKS.length - 1)));
}

function raiseTo(one: PlannedExercise, sets: number, { now, total, isOpen }: Rise): void {
  for (let before = now.get(one) ?? 0; before < sets && isOpen(one); before += 1) {
    now.set(one, before + 1);
    addSets(total, one.exercise, 1);
  }
}

/** Never above the last week, which is within the minutes and the ceiling. */
function raiseGroup(group: MajorGroup, target: number, { now, total, isOpen }: Rise): void {
  while (setsOfGroup(total, group) < target) {
    const open = [...now].filter(
      ([one, sets]) => sets < one.sets && workedGroups(one.exercise).includes(group) && isOpen(one),
    );
    const [next] = open.sort(
      ([one, sets], [other, others]) => Number(isFor(other, group)) - Number(isFor(one, group)) || sets - others,
    );
    if (!next) return;
    now.set(next[0], next[1] + 1);
    addSets(total, next[0].exercise, 1);
  }
}

const isFor = ({ exercise }: PlannedExercise, group: MajorGroup): boolean => primaryGroups(exercise).includes(group);
