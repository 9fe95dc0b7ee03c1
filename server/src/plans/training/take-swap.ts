import type { PlannedExercise, Training } from "@app/contract/plan-training";
import type { Swap } from "@app/contract/plans";
import { findExercise } from "@app/engine/training/library/library";
import { takeSwap } from "@app/engine/training/programme/choice/take-swap";

/** The sessions as the member has changed them for good; what the version does not offer is ignored. */
export function withLastingSwaps(training: Training, plan: number, choices: readonly Swap["choice"][]): Training {
  const taken = new Map(
    choices.filter((choice) => choice.plan === plan && choice.day === null).map(({ part, takes }) => [part, takes]),
  );
  const changed = (planned: PlannedExercise): PlannedExercise => {
    const takes = taken.get(planned.id);
    const exercise = takes !== undefined && planned.swaps.includes(takes) ? findExercise(takes) : undefined;
    return exercise ? takeSwap(planned, exercise, training.level) : planned;
  };
  return {
    ...training,
    sessions: training.sessions.map((session) => ({ ...session, exercises: session.exercises.map(changed) })),
  };
}
