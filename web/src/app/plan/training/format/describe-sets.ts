import { sessionPageCopy as copy } from "../../../../content/training.ts";
import type { LayeredExercise } from "../../../data/training/session-with-swaps.ts";

const NBSP = "\u00a0";

/** "3 × 8 a 12 com 10 kg", "3 × 20 a 30 s", "2 × 8 a 12 de cada lado". */
export function describeSets(exercise: LayeredExercise, week: number, isUnilateral: boolean): string {
  const { unit, next } = exercise;
  const [least, most] = next?.target ?? exercise.target;
  const range = copy.range(String(least), String(most));
  return [
    copy.sets(setsOf(exercise, week), unit === "seconds" ? copy.seconds(range) : range),
    isUnilateral ? copy.eachSide : "",
    next?.kg ? copy.load(formatKg(next.kg)) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Of the week of the block, from 1 to 4. */
export const setsOf = ({ sets, next }: Pick<LayeredExercise, "sets" | "next">, week: number): number =>
  next?.sets ?? sets[week - 1] ?? 0;

/** "45 s", "1 min", "1 min 30". */
export function describeRest(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  if (minutes === 0) return `${rest}${NBSP}s`;
  return `${minutes}${NBSP}min${rest === 0 ? "" : `${NBSP}${String(rest).padStart(2, "0")}`}`;
}

/** "12", "12,5". */
export const formatKg = (kg: number): string => String(kg).replace(".", ",");
