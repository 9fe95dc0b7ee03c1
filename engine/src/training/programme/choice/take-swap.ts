import type { PlannedExercise, Training } from "@app/contract/plan-training";
import type { Exercise } from "../../library/exercise.ts";
import { planExercise } from "../planned-exercise.ts";

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
