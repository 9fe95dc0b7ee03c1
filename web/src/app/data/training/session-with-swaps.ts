import type { PlannedExercise, TrainingSession } from "@app/contract/plan-training";
import type { PlanView } from "@app/contract/plans";
import type { NextTarget } from "@app/contract/workouts";
import type { PlanLayer } from "../plan-layer/layer.ts";

export type LayeredExercise = PlannedExercise & {
  /** What the plan says, where the member took something else. */
  planned: string | null;
  /** What it asks for next time; null: not known, or another exercise is done in its place. */
  next: NextTarget | null;
};

export type LayeredSession = Omit<TrainingSession, "exercises"> & { exercises: LayeredExercise[] };

/**
 * A session of the plan as it is on a day. The member's swap of that day goes before the lasting one, both before the rung
 * that the progression has reached. Swaps of another version, and those that this one does not offer, change nothing.
 */
export function sessionWithSwaps(
  plan: Pick<PlanView, "training" | "madeIn">,
  layer: Pick<PlanLayer, "swaps">,
  sessionId: string,
  day: string,
  next: readonly NextTarget[] = [],
): LayeredSession | undefined {
  const session = plan.training?.sessions.find(({ id }) => id === sessionId);
  if (!session) return undefined;
  const own = layer.swaps.filter((swap) => swap.plan === plan.madeIn.training);
  const chosen = (part: string) =>
    own.find((swap) => swap.part === part && swap.day === day) ??
    own.find((swap) => swap.part === part && swap.day === null);
  const exercises = session.exercises.map((planned) =>
    withChoice(
      planned,
      chosen(planned.id)?.takes,
      next.find(({ part }) => part === planned.id),
    ),
  );
  return { ...session, exercises };
}

/** The planned exercise itself may be chosen for a day on which a lasting choice would replace it. */
function withChoice(planned: PlannedExercise, takes: string | undefined, next: NextTarget | undefined) {
  const reached = next?.exercise ?? planned.exercise;
  const isOwn = takes === undefined || takes === planned.exercise || takes === reached;
  const isSwap = !isOwn && planned.swaps.includes(takes);
  const exercise = isSwap ? takes : reached;
  return {
    ...planned,
    exercise,
    ladder: planned.ladder.includes(exercise) ? planned.ladder : [],
    planned: isSwap ? reached : null,
    next: next?.exercise === exercise ? next : null,
  };
}
