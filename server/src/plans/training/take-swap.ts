import type { PlannedExercise, Training } from "@app/contract/plan-training";
import type { Swap } from "@app/contract/plans";
import type { Exercise } from "@app/engine/training/library/exercise";
import { findExercise } from "@app/engine/training/library/library";
import { planExercise } from "@app/engine/training/programme/planned-exercise";

const PROGRESSION_BY_LOAD = { kg: "load", corpo: "ladder", segundos: "time" } as const;

/** Another exercise in the place of a planned one, with what it is counted in. It stands on no ladder of the plan. */
export function takeSwap(planned: PlannedExercise, exercise: Exercise, level: Training["level"]): PlannedExercise {
  const unit = exercise.load === "segundos" ? "seconds" : "reps";
  const [least, most] = planExercise(exercise, level, 1).target;
  return {
    ...planned,
    exercise: exercise.id,
    unit,
    target: unit === planned.unit ? planned.target : [least, most],
    progression: planned.progression === "none" ? "none" : PROGRESSION_BY_LOAD[exercise.load],
    ladder: [],
    swaps: planned.swaps.filter((id) => id !== exercise.id),
  };
}

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
