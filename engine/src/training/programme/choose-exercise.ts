import { noiseOf } from "../../nutrition/menus/seeded.ts";
import { type Exercise, LEVELS, type MajorGroup, type Pattern, REGIONS, type Region } from "../library/exercise.ts";
import { ladderOf } from "../library/ladder.ts";
import { exercises } from "../library/library.ts";
import type { Programme } from "./draft-programme.ts";
import { primaryGroups, staysBelow, workedGroups } from "./muscle-sets.ts";
import { programmeRules } from "./programme-rules.ts";
import { hasSwaps } from "./swaps.ts";
import { setsOfGroup } from "./weekly-volume.ts";

const { choice, sessions, leastSets, leastDaysOfGroup } = programmeRules.content;
const position = new Map(exercises.map((exercise, index) => [exercise, index]));
const rungs = new Map(exercises.map((exercise) => [exercise, ladderOf(exercise).indexOf(exercise)]));

type Wanted = {
  readonly pattern: Pattern;
  readonly session: number;
  /** Only what suits, beside what every choice must keep. */
  readonly suits?: (exercise: Exercise) => boolean;
};

/** The best exercise of a pattern for a session as it stands; undefined where none keeps the limits. */
export function chooseExercise(programme: Programme, { pattern, session, suits }: Wanted): Exercise | undefined {
  const heavy = heavyNeighbours(programme, session);
  const week = readWeek(programme);
  let best: { exercise: Exercise; points: number } | undefined;
  for (const exercise of programme.allowed.byPattern.get(pattern) ?? []) {
    if (!isPossible(programme, exercise, session, heavy) || suits?.(exercise) === false) continue;
    const points = pointsOf(programme, exercise, session) + weekPoints(programme, week, exercise);
    if (!best || points > best.points) best = { exercise, points };
  }
  return best?.exercise;
}

function isPossible(programme: Programme, exercise: Exercise, session: number, heavy: readonly Region[]): boolean {
  const { allowed, request, sets, ceiling } = programme;
  const planned = programme.sessions[session]?.planned ?? [];
  if (planned.some((one) => one.exercise === exercise || isSameLadder(one.exercise, exercise))) return false;
  const count = 1 + planned.filter((one) => one.exercise.pattern === exercise.pattern).length;
  return (
    hasSwaps(exercise, count, allowed, request) &&
    staysBelow(sets, exercise, leastSets, ceiling) &&
    !heavy.some((region) => exercise.joints[region] >= sessions.heavyLoad)
  );
}

/** Regions that the day before or after loads heavily. */
function heavyNeighbours({ sessions: drafts }: Programme, session: number): Region[] {
  if (drafts.length < sessions.consecutiveFrom) return [];
  const beside = [drafts[session - 1], drafts[session + 1]].flatMap((draft) => draft?.planned ?? []);
  return REGIONS.filter((region) => beside.some(({ exercise }) => exercise.joints[region] >= sessions.heavyLoad));
}

function pointsOf(programme: Programme, exercise: Exercise, session: number): number {
  const { request, seed } = programme;
  const noise = noiseOf(seed, session, position.get(exercise) ?? 0);
  const sides = exercise.unilateral ? choice.unilateral[request.minutes] : 0;
  const joints = request.isOlder && REGIONS.some((region) => exercise.joints[region] >= sessions.heavyLoad);
  return (
    choice.habit[exercise.habit] +
    choice.noise * noise +
    sides +
    (joints ? choice.heavyJointOfOlder : 0) +
    (tiresShoulders(exercise) ? choice.tiresShoulders : 0) +
    purposePoints(programme, exercise, session) +
    bodyPoints(programme, exercise)
  );
}

const tiresShoulders = ({ pattern, secondary }: Exercise): boolean =>
  secondary.includes("ombros") && !pattern.startsWith("empurrar");

/** The first exercise of a pattern is one of several joints, for the muscles that the pattern is there for. */
function purposePoints({ sessions: drafts }: Programme, exercise: Exercise, session: number): number {
  const isFirst = !drafts[session]?.planned.some((one) => one.exercise.pattern === exercise.pattern);
  const focus = choice.focus[exercise.pattern];
  const inFocus = !focus || exercise.primary.some((muscle) => focus.includes(muscle)) ? choice.inFocus : 0;
  return isFirst ? inFocus + (exercise.mechanic === "composto" ? choice.compound : 0) : 0;
}

/** Equipment of the place, and how hard a body may be asked to move itself. */
function bodyPoints({ request }: Programme, exercise: Exercise): number {
  const rung = Math.max(0, rungs.get(exercise) ?? 0);
  const isBand = exercise.equipment.includes("elastico") && exercise.load === "corpo";
  const weights = exercise.load === "kg" ? choice.weights[request.place] : 0;
  const band = isBand && request.place === "casa-com-equipamento" ? choice.band : 0;
  const isNew = request.level === "iniciante" || request.isLimited;
  if (isNew) return weights + band + (request.isHeavyBody || request.isLimited ? choice.heavyBodyRung * rung : 0);
  if (request.isHeavyBody) return weights + band;
  return weights + band + choice.level * LEVELS.indexOf(exercise.level) + choice.rung * rung;
}

type WeekSoFar = { readonly used: readonly Exercise[]; readonly days: ReadonlyMap<MajorGroup, number> };

function readWeek({ sessions: drafts }: Programme): WeekSoFar {
  const days = new Map<MajorGroup, number>();
  for (const { planned } of drafts) {
    const groups = new Set(planned.flatMap(({ exercise }) => workedGroups(exercise)));
    for (const group of groups) days.set(group, (days.get(group) ?? 0) + 1);
  }
  return { used: drafts.flatMap(({ planned }) => planned.map(({ exercise }) => exercise)), days };
}

/** What the week has already, and what it lacks. */
function weekPoints({ sets, target }: Programme, { used, days }: WeekSoFar, exercise: Exercise): number {
  let points = 0;
  for (const one of used) {
    if (one === exercise) points += choice.againThisWeek;
    else if (isSameLadder(one, exercise)) points += distancePoints(one, exercise);
  }
  for (const group of workedGroups(exercise)) {
    if ((days.get(group) ?? 0) < leastDaysOfGroup) points += choice.rareGroup;
  }
  for (const group of primaryGroups(exercise)) {
    points += choice.lackingSets * Math.min(leastSets, Math.max(0, target - setsOfGroup(sets, group)));
  }
  return points;
}

const isSameLadder = (one: Exercise, other: Exercise): boolean => one.ladder !== null && one.ladder === other.ladder;

function distancePoints(one: Exercise, other: Exercise): number {
  const distance = Math.abs((rungs.get(one) ?? 0) - (rungs.get(other) ?? 0));
  return distance > 1 ? choice.distantRungs : 0;
}
