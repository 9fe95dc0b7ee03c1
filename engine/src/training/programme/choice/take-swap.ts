import type { PlannedExercise, Training } from "@app/contract/plan-training";
import type { Exercise } from "../../library/exercise.ts";
import { findExercise } from "../../library/library.ts";
import { planExercise } from "../planned-exercise.ts";
import { loadKindOf } from "../repetitions.ts";

const PROGRESSION_BY_LOAD = { kg: "load", corpo: "ladder", segundos: "time" } as const;

/** Another exercise in the place of a planned one, with the repetitions of its load. It stands on no ladder of the plan. */
export function takeSwap(planned: PlannedExercise, exercise: Exercise, level: Training["level"]): PlannedExercise {
  const unit = exercise.load === "segundos" ? "seconds" : "reps";
  const before = findExercise(planned.exercise);
  const isLike = before !== undefined && loadKindOf(before) === loadKindOf(exercise);
  const [least, most] = planExercise(exercise, level, 1).target;
  return {
    ...planned,
    exercise: exercise.id,
    unit,
    target: isLike ? planned.target : [least, most],
    progression: planned.progression === "none" ? "none" : PROGRESSION_BY_LOAD[exercise.load],
    ladder: [],
    swaps: planned.swaps.filter((id) => id !== exercise.id),
  };
}
