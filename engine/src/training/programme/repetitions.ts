import type { TrainingLevel } from "../../intake/facts/activity.ts";
import type { Goal } from "../../nutrition/target-rules.ts";
import type { Equipment } from "../library/equipment.ts";
import { type ExerciseFacts, isStrength } from "../library/exercise.ts";
import { type Range, repetitionRules } from "./rules/repetition-rules.ts";

const { kg, goal: anyGoal, heavy, own, hanging, moving } = repetitionRules;

type LoadKind = "kg" | "own" | "hanging" | "hold";

type Lifted = Pick<ExerciseFacts, "load"> & { readonly equipment: readonly Equipment[] };

/** What decides how often something is done. */
export function loadKindOf({ load, equipment }: Lifted): LoadKind {
  if (load === "segundos") return "hold";
  if (equipment.includes(hanging.equipment)) return "hanging";
  return load === "corpo" || equipment.some((one) => own.equipment.includes(one)) ? "own" : "kg";
}

type Trained = Lifted & Pick<ExerciseFacts, "id" | "pattern" | "mechanic" | "unilateral">;

type Choice = { readonly goal?: Goal | undefined; readonly mostRepetitions?: number | undefined };

/** Repetitions of a set: by level and goal where kilograms decide, many where the body or a band is what there is. */
export function repetitionsOf(
  exercise: Trained,
  level: TrainingLevel,
  { goal = anyGoal, mostRepetitions }: Choice,
): Range {
  if (!isStrength(exercise)) return moving;
  const kind = loadKindOf(exercise);
  if (kind === "hanging") return hanging.reps;
  if (kind === "own") {
    const range = (exercise.unilateral ? own.each : own.both)[level];
    return mostRepetitions === undefined ? range : [own.least, Math.min(mostRepetitions, range[1])];
  }
  return heavy.exercises.includes(exercise.id) ? heavy.reps[level] : kg[goal][level][exercise.mechanic];
}
