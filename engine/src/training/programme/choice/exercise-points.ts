import { noiseOf } from "../../../nutrition/menus/seeded.ts";
import type { Place } from "../../library/equipment.ts";
import { type Exercise, LEVELS, type MajorGroup } from "../../library/exercise.ts";
import { ladderOf } from "../../library/ladder.ts";
import { exercises } from "../../library/library.ts";
import type { Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { primaryGroups, workedGroups } from "../volume/muscle-sets.ts";
import { setsOfGroup } from "../volume/weekly-volume.ts";

const { choice, leastSets, leastDaysOfGroup } = programmeRules.content;
const position = new Map(exercises.map((exercise, index) => [exercise, index]));
const rungs = new Map(exercises.map((exercise) => [exercise, ladderOf(exercise).indexOf(exercise)]));
const easierHalf = new Set(
  exercises.filter((exercise) => {
    const ladder = ladderOf(exercise);
    return ladder.indexOf(exercise) < (ladder.length - 1) / 2;
  }),
);

/** For and against an exercise in a session of the week as it stands. */
export function pointsOf(programme: Programme, week: WeekSoFar, exercise: Exercise, session: number): number {
  const { request, seed } = programme;
  const noise = noiseOf(seed, session, position.get(exercise) ?? 0);
  const sides = exercise.unilateral ? choice.unilateral[request.minutes] : 0;
  return (
    choice.habit[exercise.habit] +
    choice.noise * noise +
    sides +
    (tiresShoulders(exercise) ? choice.tiresShoulders : 0) +
    purposePoints(programme, exercise, session) +
    bodyPoints(programme, exercise) +
    floorPoints(programme, exercise) +
    weekPoints(programme, week, exercise)
  );
}

function floorPoints({ request }: Programme, { id }: Exercise): number {
  const { exercises: onTheFloor, heavyBody, park, inPark } = choice.onTheFloor;
  if (!onTheFloor.includes(id)) return 0;
  return (request.isHeavyBody ? heavyBody : 0) + (park.includes(request.place) ? inPark : 0);
}

const tiresShoulders = ({ pattern, secondary }: Exercise): boolean =>
  secondary.includes("ombros") && !pattern.startsWith("empurrar");

/** The first exercise of a pattern is one of several joints for the pattern's muscles, the second is another kind. */
function purposePoints({ sessions: drafts, request }: Programme, exercise: Exercise, session: number): number {
  const before = drafts[session]?.planned.filter((one) => one.exercise.pattern === exercise.pattern) ?? [];
  if (before.length > 0) {
    const isLike = before.some((one) => one.exercise.equipment.some((needed) => exercise.equipment.includes(needed)));
    const isSame = before.some((one) => one.exercise.mechanic === exercise.mechanic);
    return (isLike ? choice.sameEquipment : 0) + (isSame ? choice.sameMechanic : 0);
  }
  const focus = choice.focus[exercise.pattern];
  const inFocus = !focus || exercise.primary.some((muscle) => focus.includes(muscle)) ? choice.inFocus : 0;
  const { patterns, places, points } = choice.firstUnilateral;
  const isOneLegFirst =
    exercise.unilateral && patterns.includes(exercise.pattern) && places.includes(request.place) && !request.isLimited;
  return inFocus + (exercise.mechanic === "composto" ? choice.compound : 0) + (isOneLegFirst ? points : 0);
}

/** Equipment of the place, and how hard a body may be asked to move itself. */
function bodyPoints({ request }: Programme, exercise: Exercise): number {
  const rung = Math.max(0, rungs.get(exercise) ?? 0);
  const isBand = exercise.equipment.includes("elastico") && exercise.load === "corpo";
  const weights =
    (isStandIn(exercise, request.place) ? choice.standIn : 0) +
    (exercise.load === "kg" ? choice.weights[request.place] : 0);
  const band = isBand && request.place === "casa-com-equipamento" ? choice.band : 0;
  if (request.isLimited) return limitedPoints(exercise) + band + choice.heavyBodyRung * rung;
  if (request.level === "iniciante") {
    return weights + band + rung * (request.isHeavyBody ? choice.heavyBodyRung : choice.beginnerRung);
  }
  if (request.isHeavyBody) return weights + band;
  const tooEasy = isEasyRung(exercise) ? choice.tooEasy : 0;
  return weights + band + tooEasy + choice.level * LEVELS.indexOf(exercise.level) + choice.rung * rung;
}

function limitedPoints({ pattern, load, equipment }: Exercise): number {
  if (pattern === "mobilidade") return load === "segundos" ? choice.heldStretch : 0;
  return equipment.some((one) => choice.freeWeights.equipment.includes(one)) ? choice.freeWeights.points : 0;
}

const isEasyRung = (exercise: Exercise): boolean => exercise.load !== "kg" && easierHalf.has(exercise);

function isStandIn({ id, equipment }: Exercise, place: Place): boolean {
  const { places, equipment: household, inGym } = choice.standIns;
  return (
    (places.includes(place) && equipment.some((one) => household.includes(one))) ||
    (place === "academia" && inGym.includes(id))
  );
}

export type WeekSoFar = { readonly used: readonly Exercise[]; readonly days: ReadonlyMap<MajorGroup, number> };

export function readWeek({ sessions: drafts }: Programme): WeekSoFar {
  const days = new Map<MajorGroup, number>();
  const used: Exercise[] = [];
  for (const { planned } of drafts) {
    const seen = new Set<MajorGroup>();
    for (const { exercise } of planned) {
      used.push(exercise);
      for (const group of workedGroups(exercise)) seen.add(group);
    }
    for (const group of seen) days.set(group, (days.get(group) ?? 0) + 1);
  }
  return { used, days };
}

/** What the week has already, and what it lacks. */
function weekPoints({ sets, target, level }: Programme, { used, days }: WeekSoFar, exercise: Exercise): number {
  const isLearning = level === "iniciante";
  let points = isLearning && used.includes(exercise) ? choice.learning : 0;
  for (const one of used) {
    if (one === exercise) points += isLearning ? 0 : choice.againThisWeek;
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

export const isSameLadder = (one: Exercise, other: Exercise): boolean =>
  one.ladder !== null && one.ladder === other.ladder;

function distancePoints(one: Exercise, other: Exercise): number {
  const distance = Math.abs((rungs.get(one) ?? 0) - (rungs.get(other) ?? 0));
  return distance > 1 ? choice.distantRungs : 0;
}
