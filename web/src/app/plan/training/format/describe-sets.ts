import type { Exercise } from "@app/engine/training/library/exercise";
import { sessionPageCopy as copy } from "../../../../content/app/plan/training.ts";
import type { LayeredExercise } from "../../../data/training/session-with-swaps.ts";

const NBSP = "\u00a0";

type Facts = Pick<Exercise, "load" | "unilateral">;

/** "3 × 8 a 12 com 10 kg", "3 × 20 a 30 s", "2 × 8 a 12 de cada lado". */
export function describeSets(exercise: LayeredExercise, week: number, facts: Facts | undefined): string {
  const { next } = exercise;
  const sets = setsOf(exercise, week);
  const unit = facts ? (facts.load === "segundos" ? "seconds" : "reps") : exercise.unit;
  const target = next?.target ?? (unit === exercise.unit ? exercise.target : null);
  // A swap that is counted in another way has no target before its first time.
  if (!target) return copy.otherUnit(sets, unit);
  const range = copy.range(String(target[0]), String(target[1]));
  return [
    copy.sets(sets, unit === "seconds" ? copy.seconds(range) : range),
    facts?.unilateral ? copy.eachSide : "",
    next?.kg ? copy.load(formatKg(next.kg)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Of the week of the block, from 1 to 4. */
export const setsOf = ({ sets, next }: Pick<LayeredExercise, "sets" | "next">, week: number): number =>
  next?.sets ?? sets[week - 1] ?? 0;

/** "45 s", "1 min", "1 min e meio". */
export function describeRest(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest}${NBSP}s`;
  if (rest === 30) return `${minutes}${NBSP}min e meio`;
  return `${minutes}${NBSP}min${rest === 0 ? "" : `${NBSP}${String(rest).padStart(2, "0")}`}`;
}

/** "12", "12,5". */
export const formatKg = (kg: number): string => String(kg).replace(".", ",");
