import { type Exercise, type Pattern, REGIONS, type Region } from "../../library/exercise.ts";
import type { Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";
import { staysBelow } from "../volume/muscle-sets.ts";
import { isSameLadder, pointsOf, readWeek } from "./exercise-points.ts";
import { hasFewExercises, standsIn } from "./stands-in.ts";
import { hasSwaps } from "./swaps.ts";

const { sessions, leastSets, mostDifferent, choice } = programmeRules.content;

type Wanted = {
  readonly pattern: Pattern;
  readonly session: number;
  /** Only what suits, beside what every choice must keep. */
  readonly suits?: (exercise: Exercise) => boolean;
};

/** The best exercise of a pattern for a session as it stands; undefined where none keeps the limits. */
export const chooseExercise = (programme: Programme, wanted: Wanted): Exercise | undefined =>
  bestOf(programme, wanted, (exercise) => !standsIn(exercise, programme.request));

/** For what a session must have: where nothing better is left, what stands in for it. */
export const chooseAny = (programme: Programme, wanted: Wanted): Exercise | undefined =>
  chooseExercise(programme, wanted) ?? bestOf(programme, wanted, () => true);

function bestOf(
  programme: Programme,
  { pattern, session, suits }: Wanted,
  mayBe: (exercise: Exercise) => boolean,
): Exercise | undefined {
  const fitting = (programme.allowed.byPattern.get(pattern) ?? []).filter(
    (exercise) => suits?.(exercise) !== false && mayBe(exercise),
  );
  if (fitting.length === 0) return undefined;
  const heavy = heavyNeighbours(programme, session);
  const week = readWeek(programme);
  const learnt = programme.learnt ?? new Set(week.used);
  let best: { exercise: Exercise; points: number } | undefined;
  for (const exercise of fitting) {
    if (!isPossible(programme, exercise, session, heavy) || isOneTooMany(programme, learnt, exercise, session))
      continue;
    const points = pointsOf(programme, week, exercise, session);
    if (!best || points > best.points) best = { exercise, points };
  }
  return best?.exercise;
}

/** From 60 on, what asks much of a joint is a swap and never the first choice. */
function isPossible(programme: Programme, exercise: Exercise, session: number, heavy: readonly Region[]): boolean {
  const { allowed, request, sets, ceiling } = programme;
  if (request.isOlder && REGIONS.some((region) => exercise.joints[region] >= sessions.heavyLoad)) return false;
  const planned = programme.sessions[session]?.planned ?? [];
  if (planned.some((one) => one.exercise === exercise || isSameLadder(one.exercise, exercise))) return false;
  if (
    isDouble(
      programme,
      exercise,
      planned.map((one) => one.exercise),
    )
  )
    return false;
  const alike = planned.filter(({ exercise: one }) => one.pattern === exercise.pattern && one.mechanic === "composto");
  if (exercise.mechanic === "composto" && alike.length >= choice.mostLike) return false;
  const backs = planned.filter(({ exercise: one }) => one.joints.lombar >= sessions.heavyLoad).length;
  if (exercise.joints.lombar >= sessions.heavyLoad && backs >= choice.mostHeavyBacks) return false;
  const count = 1 + planned.filter((one) => one.exercise.pattern === exercise.pattern).length;
  return (
    hasSwaps(exercise, count, allowed, request) &&
    staysBelow(sets, exercise, leastSets, ceiling) &&
    !heavy.some((region) => exercise.joints[region] >= sessions.heavyLoad)
  );
}

/** The same movement with another weight, where no limit leaves little else. */
function isDouble({ request }: Programme, { id, pattern }: Exercise, planned: readonly Exercise[]): boolean {
  if (hasFewExercises(request)) return false;
  if (choice.onePerSession.includes(pattern) && planned.some((one) => one.pattern === pattern)) return true;
  const family = choice.alike.find((ids) => ids.includes(id));
  return family !== undefined && planned.some((one) => family.includes(one.id));
}

/** Who begins learns few exercises, and does them again on the other days; above and below the hips as many. */
function isOneTooMany(
  { level, sessions: drafts }: Programme,
  learnt: ReadonlySet<Exercise>,
  exercise: Exercise,
  session: number,
): boolean {
  if (level !== "iniciante" || learnt.has(exercise)) return false;
  if (learnt.size >= mostDifferent) return true;
  const kind = drafts[session]?.kind;
  if (kind !== "superior" && kind !== "inferior") return false;
  const alike = drafts.filter((draft) => draft.kind === kind).flatMap(({ planned }) => planned);
  return new Set(alike.map((one) => one.exercise)).size >= mostDifferent / 2;
}

/** Regions that the day before or after loads heavily. */
function heavyNeighbours({ sessions: drafts }: Programme, session: number): Region[] {
  if (drafts.length < sessions.consecutiveFrom) return [];
  const beside = [drafts[session - 1], drafts[session + 1]].flatMap((draft) => draft?.planned ?? []);
  return REGIONS.filter((region) => beside.some(({ exercise }) => exercise.joints[region] >= sessions.heavyLoad));
}
