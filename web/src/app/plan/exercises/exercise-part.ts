import type { SwapScope } from "../../data/plan-layer/swap-edits.ts";
import type { LayeredExercise, LayeredSession } from "../../data/training/session-with-swaps.ts";

/** An exercise of a session, and where it stands. */
export type SessionPart = { session: string; exercise: LayeredExercise };

/** The edits are this device's at once; the answer takes them back. */
export type SwapPart = (part: SessionPart, takes: string, scope: SwapScope) => () => void;

/**
 * The part of the plan that an exercise is looked at for: the one that the address names, if it has or may take the
 * exercise; otherwise the first that has it.
 */
export function partFor(
  exerciseId: string,
  sessions: readonly LayeredSession[],
  partId: string | null,
): SessionPart | null {
  const parts = sessions.flatMap(({ id, exercises }) => exercises.map((exercise) => ({ session: id, exercise })));
  const named = parts.find(({ exercise }) => exercise.id === partId);
  if (named && (named.exercise.exercise === exerciseId || offersFor(named.exercise).includes(exerciseId))) return named;
  return parts.find(({ exercise }) => exercise.exercise === exerciseId) ?? null;
}

/** What may take an exercise's place now: the planned one first where it was replaced, then the most alike. */
export const offersFor = ({ exercise, planned, swaps }: LayeredExercise): string[] => [
  ...new Set([...(planned === null ? [] : [planned]), ...swaps].filter((one) => one !== exercise)),
];
