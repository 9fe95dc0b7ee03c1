import type { Exercise } from "../../library/exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules } from "../programme-rules.ts";

const { order, warmUp } = programmeRules.content.sessions;
const patterns = order.composto.length;

/** Compound before isolated, large before small. */
export const orderOf = ({ mechanic, pattern }: Exercise): number =>
  mechanic === "composto" ? order.composto.indexOf(pattern) : patterns + order.isolado.indexOf(pattern);

/** Of one kind the heavy lift comes first, while one is fresh, and one side after the other last. */
const weightOf = ({ equipment, unilateral }: Exercise): number =>
  equipment.some((one) => warmUp.approach.equipment.includes(one)) ? 0 : unilateral ? 2 : 1;

/** In the order in which they are done, the two of a pair side by side, pairs numbered from 1. */
export function orderSession(planned: readonly PlannedExercise[]): PlannedExercise[] {
  const sorted = [...planned].sort(
    (a, b) => orderOf(a.exercise) - orderOf(b.exercise) || weightOf(a.exercise) - weightOf(b.exercise),
  );
  const numbers = new Map<number, number>();
  const ordered: PlannedExercise[] = [];
  for (const one of sorted) {
    if (ordered.includes(one)) continue;
    const together = one.pair === null ? [one] : sorted.filter(({ pair }) => pair === one.pair);
    if (one.pair !== null) numbers.set(one.pair, numbers.size + 1);
    ordered.push(...together);
  }
  return ordered.map((one) => (one.pair === null ? one : { ...one, pair: numbers.get(one.pair) ?? one.pair }));
}
