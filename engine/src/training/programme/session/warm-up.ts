import type { TrainingSession } from "@app/contract/plan-training";
import { noiseOf } from "../../../nutrition/menus/seeded.ts";
import type { Exercise, Muscle, Pattern } from "../../library/exercise.ts";
import type { Allowed } from "../choice/allowed-exercises.ts";
import { hasBalance } from "../draft-programme.ts";
import type { DraftSession, Programme } from "../programme.ts";
import { programmeRules } from "../programme-rules.ts";

const { easySeconds, moves, moveSeconds, fewest, most, machines } = programmeRules.content.sessions.warmUp;
const ROUNDED_TO = 5;

type WarmUp = TrainingSession["warmUp"];

/** Easy movement first, then mobility of what the session works. */
export function warmUpOf(programme: Programme, session: DraftSession, index: number): WarmUp {
  const { allowed, seed } = programme;
  const worked = new Set<Muscle>(
    session.planned.flatMap(({ exercise }) => [...exercise.primary, ...exercise.secondary]),
  );
  const points = (exercise: Exercise, at: number): number =>
    exercise.habit / 2 +
    (exercise.load === "corpo" ? 2 : 0) +
    exercise.primary.filter((muscle) => worked.has(muscle)).length +
    noiseOf(seed, index, at);
  const best = (from: readonly Exercise[]): Exercise[] =>
    from
      .map((exercise, at) => ({ exercise, points: points(exercise, at) }))
      .sort((a, b) => b.points - a.points)
      .map(({ exercise }) => exercise);
  const [easy] = best(easyMoves(allowed));
  const planned = new Set(session.planned.map(({ exercise }) => exercise));
  const mobility = best(allowed.byPattern.get("mobilidade") ?? []).filter((exercise) => !planned.has(exercise));
  const [balance] =
    hasBalance(programme, index) && !hasPattern(session, "equilibrio") ? best(balanceMoves(allowed)) : [];
  const loosening = ofDifferentMuscles(mobility).slice(0, balance ? moves - 1 : moves);
  return [
    ...(easy ? [{ exercise: easy.id, unit: "seconds" as const, count: easySeconds }] : []),
    ...[...loosening, ...(balance ? [balance] : [])].map((exercise) => ({
      exercise: exercise.id,
      ...countOf(exercise),
    })),
  ];
}

const balanceMoves = ({ byPattern }: Allowed): readonly Exercise[] => byPattern.get("equilibrio") ?? [];

const hasPattern = ({ planned }: DraftSession, pattern: Pattern): boolean =>
  planned.some(({ exercise }) => exercise.pattern === pattern);

/** A bicycle or a treadmill where there is one, the place where one stands otherwise. */
function easyMoves({ all, byPattern }: Allowed): readonly Exercise[] {
  const there = all.filter(({ id }) => machines.includes(id));
  if (there.length > 0) return there;
  return (byPattern.get("aquecimento") ?? []).filter(({ load }) => load === "segundos");
}

const ofDifferentMuscles = (from: readonly Exercise[]): Exercise[] =>
  from.filter((exercise, at) => !from.slice(0, at).some((other) => other.primary[0] === exercise.primary[0]));

/** As many as fit in the seconds of a move, both sides together. */
function countOf({ load, repSeconds, unilateral }: Exercise): Pick<WarmUp[number], "unit" | "count"> {
  const seconds = moveSeconds / (unilateral ? 2 : 1);
  if (load === "segundos") return { unit: "seconds", count: Math.floor(seconds / ROUNDED_TO) * ROUNDED_TO };
  return { unit: "reps", count: Math.min(most, Math.max(fewest, Math.round(seconds / repSeconds))) };
}
