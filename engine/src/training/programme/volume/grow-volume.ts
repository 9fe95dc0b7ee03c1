import type { Exercise, MajorGroup } from "../../library/exercise.ts";
import { addExercise, planFor } from "../add-exercise.ts";
import { chooseExercise } from "../choice/choose-exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import type { DraftSession, Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { pairExercises, withoutOne } from "../session/fit-session.ts";
import { exerciseSeconds, fitsMinutes, secondsLeft } from "../session/session-time.ts";
import { isIsolatedForMuscle } from "./add-isolated.ts";
import { addSets, GROUP_KEYS, primaryGroups, staysBelow } from "./muscle-sets.ts";
import { staysEven } from "./push-pull.ts";
import { hasGroup, isRare, spreadGroups } from "./spread-groups.ts";
import { setsOfGroup } from "./weekly-volume.ts";

const { levels, leastSets, usualSets, emphasisSets, sessions: rules } = programmeRules.content;

/** Adds sets and exercises until every group has its days and the sets of the block's last week, or nothing more fits. */
export function growVolume(programme: Programme): void {
  grow(programme, GROUP_KEYS, isRare, findDay);
  spreadGroups(programme);
  grow(programme, programme.request.reported?.emphasis ?? [], isBelowWish, findVolume);
  for (const groups of rules.growFirst) grow(programme, groups, isBelowTarget, findVolume);
}

export const isBelowTarget = ({ sets, target }: Programme, group: MajorGroup): boolean =>
  setsOfGroup(sets, group) < target;

/** What is to grow most has more of it, and still no more than its level allows. */
const isBelowWish: typeof isBelowTarget = ({ sets, target, ceiling, request }, group) => {
  const isWished = request.reported?.emphasis?.includes(group) === true;
  return setsOfGroup(sets, group) < Math.min(ceiling, target + (isWished ? emphasisSets : 0));
};

/** What would give a group more: done by calling it. */
type Step = () => void;
type FindStep = (programme: Programme, group: MajorGroup) => Step | undefined;

function grow(programme: Programme, groups: readonly MajorGroup[], isLacking: typeof isRare, findStep: FindStep): void {
  const open = new Set(groups);
  for (;;) {
    const lacking = [...open].filter((group) => isLacking(programme, group));
    const [poorest] = lacking.sort((a, b) => setsOfGroup(programme.sets, a) - setsOfGroup(programme.sets, b));
    if (!poorest) return;
    const step =
      findStep(programme, poorest) ??
      findRoom(programme, poorest, findStep) ??
      findRelief(programme, poorest, findStep);
    if (step) step();
    else open.delete(poorest);
  }
}

/** Where minutes are all that is missing, two exercises of a session alternate. */
function findRoom(programme: Programme, group: MajorGroup, findStep: FindStep): Step | undefined {
  const learnt = new Set(programme.sessions.flatMap(({ planned }) => planned.map(({ exercise }) => exercise)));
  const session = programme.sessions.find((one, index) => {
    const sessions = programme.sessions.map((other, at) => (at === index ? other : { ...other, planned: [] }));
    const alone: Programme = { ...programme, sessions, minutes: Number.POSITIVE_INFINITY, learnt };
    return pairExercises(one.planned) !== undefined && findStep(alone, group) !== undefined;
  });
  if (!session) return undefined;
  return () => {
    session.planned = pairExercises(session.planned) ?? session.planned;
  };
}

/**
 * Pushes and rows fill shoulders and arms by halves. Where those ceilings alone keep the chest or the back small, an
 * exercise for the small muscles goes, but never the last one of the week.
 */
function findRelief(programme: Programme, group: MajorGroup, findStep: FindStep): Step | undefined {
  if (!rules.relief.relieved.includes(group)) return undefined;
  for (const pattern of rules.relief.by) {
    const isWanted = (one: Exercise): boolean => isIsolatedForMuscle(one) && pattern === "empurrar-vertical";
    const having = programme.sessions.filter(({ planned }) =>
      planned.some((one) => one.exercise.pattern === pattern && !isWanted(one.exercise)),
    );
    const [session] = [...having].sort((a, b) => b.planned.length - a.planned.length);
    const dropped = session?.planned.find((one) => one.exercise.pattern === pattern && !isWanted(one.exercise));
    if (!session || !dropped || having.length < 2 || session.planned.length <= rules.relief.leastExercises) continue;
    const relief: Programme = { ...programme, sets: { ...programme.sets } };
    addSets(relief.sets, dropped.exercise, -dropped.sets);
    if (!findStep(relief, group)) continue;
    return () => {
      session.planned = withoutOne(session.planned, dropped);
      addSets(programme.sets, dropped.exercise, -dropped.sets);
    };
  }
  return undefined;
}

/** An exercise of the group on a day that has none, the emptiest day first. */
export const findDay: FindStep = (programme, group) =>
  findNew(programme, group, (session) => (hasGroup(session, group) ? undefined : session.planned.length));

/** A third set, then another usual exercise, then a fourth set, then a stand-in; the day with the fewest sets of the group first. */
export const findVolume: FindStep = (programme, group) => {
  const rank = (session: DraftSession): number => setsIn(session, group);
  return (
    findSet(programme, group, usualSets) ??
    findNew(programme, group, rank, isUsual) ??
    findSet(programme, group, levels[programme.level].mostSets) ??
    findNew(programme, group, rank)
  );
};

/** More than a stand-in. */
export const isUsual = ({ habit }: Exercise): boolean => habit > 1;

const setsIn = ({ planned }: DraftSession, group: MajorGroup): number =>
  planned.reduce((sum, { exercise, sets }) => sum + (primaryGroups(exercise).includes(group) ? sets : 0), 0);

function findSet(programme: Programme, group: MajorGroup, most: number): Step | undefined {
  const open = programme.sessions.flatMap((session) =>
    session.planned
      .filter((one) => one.sets < most && primaryGroups(one.exercise).includes(group))
      .filter((one) => canGrow(programme, session, one) && staysEven(programme, one.exercise))
      .map((one) => ({ session, one, done: setsIn(session, group) })),
  );
  const [best] = open.sort((a, b) => a.done - b.done || a.one.sets - b.one.sets);
  if (!best) return undefined;
  return () => {
    best.session.planned = withMore(best.session.planned, best.one);
    addSets(programme.sets, best.one.exercise, 1);
  };
}

const canGrow = ({ sets, ceiling, minutes }: Programme, { planned }: DraftSession, one: PlannedExercise): boolean =>
  staysBelow(sets, one.exercise, 1, ceiling) && fitsMinutes(withMore(planned, one), minutes);

const withMore = (planned: readonly PlannedExercise[], one: PlannedExercise): PlannedExercise[] =>
  planned.map((other) => (other === one ? { ...other, sets: other.sets + 1 } : other));

/** `rank` says which session is first; undefined leaves it out. */
function findNew(
  programme: Programme,
  group: MajorGroup,
  rank: (session: DraftSession) => number | undefined,
  suits: (exercise: Exercise) => boolean = () => true,
): Step | undefined {
  const ranked = programme.sessions
    .map((session, index) => ({ session, index, rank: rank(session) }))
    .filter(({ session, rank: at }) => at !== undefined && session.planned.length < programme.size[1])
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  for (const { session, index } of ranked) {
    const exercise = newExercise(programme, group, { session, index, suits });
    if (exercise) return () => addExercise(programme, index, exercise);
  }
  return undefined;
}

type Place = {
  readonly session: DraftSession;
  readonly index: number;
  readonly suits: (exercise: Exercise) => boolean;
};

function newExercise(programme: Programme, group: MajorGroup, { session, index, suits }: Place): Exercise | undefined {
  const patterns = rules.patternsOfGroup[group].filter((pattern) => rules.more[session.kind].includes(pattern));
  const left = secondsLeft(session.planned, programme.minutes);
  if (left <= 0) return undefined;
  const fits = (one: Exercise): boolean =>
    primaryGroups(one).includes(group) &&
    suits(one) &&
    staysEven(programme, one, leastSets) &&
    exerciseSeconds(planFor(programme, one)) <= left;
  for (const pattern of leastUsed(programme, patterns)) {
    const exercise = chooseExercise(programme, { pattern, session: index, suits: fits });
    if (exercise) return exercise;
  }
  return undefined;
}

/** Biceps on one day, triceps on the other. */
function leastUsed<Pattern extends string>({ sessions }: Programme, patterns: readonly Pattern[]): Pattern[] {
  if (patterns.length < 2) return [...patterns];
  const uses = (pattern: Pattern): number =>
    sessions.filter(({ planned }) => planned.some(({ exercise }) => exercise.pattern === pattern)).length;
  return [...patterns].sort((a, b) => uses(a) - uses(b));
}
