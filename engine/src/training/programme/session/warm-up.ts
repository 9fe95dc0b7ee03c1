import type { TrainingSession } from "@app/contract/plan-training";
import { noiseOf } from "../../../nutrition/menus/seeded.ts";
import type { Exercise, ExerciseId, Pattern } from "../../library/exercise.ts";
import { findExercise } from "../../library/library.ts";
import type { Allowed } from "../choice/allowed-exercises.ts";
import { hasBalance } from "../draft-programme.ts";
import type { DraftSession, Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";

const { choice, sessions } = programmeRules.content;
const { easySeconds, moves, moveSeconds, fewest, most, machines, prepares, approach, again } = sessions.warmUp;
const { exercises: onTheFloor, heavyBody } = choice.onTheFloor;
const ROUNDED_TO = 5;

type WarmUp = TrainingSession["warmUp"];

/** Easy movement first, then what prepares the movements of the session in their order, then a light set of its heavy lifts. */
export function warmUpOf(
  programme: Programme,
  session: DraftSession,
  index: number,
  before: readonly WarmUp[],
): WarmUp {
  const { allowed, seed } = programme;
  const [easy] = bestOf(easyMoves(allowed), (exercise, at) => exercise.habit / 2 + noiseOf(seed, index, at));
  const balance =
    hasBalance(programme, index) && !hasPattern(session, "equilibrio") ? balanceMove(programme, index) : [];
  const lifts = programme.request.isLimited ? [] : heavyLifts(session);
  const count = Math.max(1, moves - balance.length - Math.max(0, lifts.length - 1));
  return [
    ...(easy ? [{ exercise: easy.id, unit: "seconds" as const, count: easySeconds }] : []),
    ...[...preparing(programme, session, index, before).slice(0, count), ...balance].map((exercise) => ({
      exercise: exercise.id,
      ...countOf(exercise),
    })),
    ...lifts.map(({ id }) => ({
      exercise: id,
      unit: "reps" as const,
      count: approach.count,
      percent: approach.percent,
    })),
  ];
}

/** One move for each of its movements, the first ones first; a second for those where the session has few. */
function preparing(
  programme: Programme,
  session: DraftSession,
  index: number,
  before: readonly WarmUp[],
): readonly Exercise[] {
  const { allowed, request, seed } = programme;
  const planned = new Set(session.planned.map(({ exercise }) => exercise.id));
  const used = new Set(before.flat().map(({ exercise }) => exercise));
  const patterns = [...new Set(session.planned.map(({ exercise }) => exercise.pattern))];
  const chosen: Exercise[] = [];
  for (const pattern of [...patterns, ...patterns, "mobilidade" as const]) {
    if (chosen.length >= moves) break;
    const [move] = bestOf(
      movesFor(pattern, allowed).filter(({ id }) => !planned.has(id) && !chosen.some((one) => one.id === id)),
      ({ id }, at) =>
        noiseOf(seed, index, at) +
        (used.has(id) ? again : 0) +
        (request.isHeavyBody && onTheFloor.includes(id) ? heavyBody : 0),
    );
    if (move) chosen.push(move);
  }
  return chosen;
}

const movesFor = (pattern: Pattern, { ids, byPattern }: Allowed): readonly Exercise[] =>
  pattern === "mobilidade"
    ? (byPattern.get(pattern) ?? [])
    : (prepares[pattern] ?? []).filter((id) => ids.has(id)).flatMap((id: ExerciseId) => findExercise(id) ?? []);

const bestOf = (from: readonly Exercise[], points: (exercise: Exercise, at: number) => number): Exercise[] =>
  from
    .map((exercise, at) => ({ exercise, points: points(exercise, at) }))
    .sort((a, b) => b.points - a.points)
    .map(({ exercise }) => exercise);

/** Those that the session begins with; what follows finds a body that is warm. */
const heavyLifts = ({ planned }: DraftSession): Exercise[] =>
  planned
    .map(({ exercise }) => exercise)
    .filter(
      ({ mechanic, equipment }) => mechanic === "composto" && equipment.some((one) => approach.equipment.includes(one)),
    )
    .slice(0, approach.lifts);

function balanceMove({ allowed, seed }: Programme, index: number): Exercise[] {
  const there = allowed.byPattern.get("equilibrio") ?? [];
  return bestOf(there, (exercise, at) => exercise.habit / 2 + noiseOf(seed, index, at)).slice(0, 1);
}

const hasPattern = ({ planned }: DraftSession, pattern: Pattern): boolean =>
  planned.some(({ exercise }) => exercise.pattern === pattern);

/** A bicycle or a treadmill where there is one, the place where one stands otherwise. */
function easyMoves({ all, byPattern }: Allowed): readonly Exercise[] {
  const there = all.filter(({ id }) => machines.includes(id));
  if (there.length > 0) return there;
  return (byPattern.get("aquecimento") ?? []).filter(({ load }) => load === "segundos");
}

/** As many as fit in the seconds of a move, both sides together. */
function countOf({ load, repSeconds, unilateral }: Exercise): Pick<WarmUp[number], "unit" | "count"> {
  const seconds = moveSeconds / (unilateral ? 2 : 1);
  if (load === "segundos") return { unit: "seconds", count: Math.floor(seconds / ROUNDED_TO) * ROUNDED_TO };
  return { unit: "reps", count: Math.min(most, Math.max(fewest, Math.round(seconds / repSeconds))) };
}
