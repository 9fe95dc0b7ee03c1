import type { PlanView } from "@app/contract/plans";
import type { NextTarget, Workout, WorkoutHistory } from "@app/contract/workouts";
import type { Exercise } from "@app/engine/training/library/exercise";
import { nextTargets } from "@app/engine/training/progression/next-targets";
import type { PlanLayer } from "../../data/plan-layer/layer.ts";

type TargetsInput = {
  plan: Pick<PlanView, "training" | "trainingFrom" | "madeIn" | "validFrom">;
  layer: Pick<PlanLayer, "swaps">;
  history: readonly WorkoutHistory[];
  day: string;
  /** The swaps of this day count too: the session as it is done. */
  isToday: boolean;
  wordsOf: (exercise: string) => Exercise | undefined;
};

/**
 * What each exercise asks for, by this device: the server's answer may be of before the last workout, or of the middle of
 * this one.
 */
export function targetsOnDevice({ plan, layer, history, day, isToday, wordsOf }: TargetsInput): NextTarget[] {
  if (!plan.training) return [];
  const own = layer.swaps.filter((swap) => swap.plan === plan.madeIn.training);
  // The first one of a part counts.
  const swaps = [...own.filter((swap) => isToday && swap.day === day), ...own.filter((swap) => swap.day === null)];
  return nextTargets({
    training: plan.training,
    history,
    startsOn: plan.trainingFrom ?? plan.validFrom,
    today: day,
    facts: wordsOf,
    swaps,
  });
}

/** What was trained before this workout: its own sets do not move its targets while it runs. */
export const historyBefore = (
  history: readonly WorkoutHistory[],
  current: Pick<Workout["session"], "plan" | "id" | "day">,
): WorkoutHistory[] =>
  history.filter(
    ({ session }) =>
      session.day <= current.day &&
      !(session.plan === current.plan && session.id === current.id && session.day === current.day),
  );
