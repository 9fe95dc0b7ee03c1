import type { Exercise } from "../../library/exercise.ts";
import type { PlannedExercise } from "../planned-exercise.ts";
import { programmeRules } from "../programme-rules.ts";
import { loadKindOf } from "../repetitions.ts";

const { order, warmUp } = programmeRules.content.sessions;
const LEGS = ["joelho", "quadril"] as const;

/** Done at the end whatever moves: it tires nothing that follows. */
export const comesLast = ({ pattern }: Pick<Exercise, "pattern">): boolean => order.last.includes(pattern);

const places = [
  ...order.composto.map((pattern) => `composto ${pattern}`),
  ...order.isolado.map((pattern) => `isolado ${pattern}`),
  ...order.last,
];

/** Compound before isolated, large before small, the trunk last. */
export const orderOf = (exercise: Exercise): number => {
  const { mechanic, pattern } = exercise;
  return places.indexOf(comesLast(exercise) ? pattern : `${mechanic} ${pattern}`);
};

/** Of one kind the heavy lift comes first, while one is fresh; then weights, then the body; one side after the other last. */
function weightOf(exercise: Exercise): number {
  const { equipment, unilateral } = exercise;
  if (equipment.some((one) => warmUp.approach.equipment.includes(one))) return 0;
  return (loadKindOf(exercise) === "own" ? 3 : 1) + (unilateral ? 1 : 0);
}

/** In the order in which they are done, the two of a pair side by side, pairs numbered from 1. */
export function orderSession(planned: readonly PlannedExercise[]): PlannedExercise[] {
  const placeOf = placesIn(planned);
  const sorted = [...planned].sort((a, b) => placeOf(a) - placeOf(b) || weightOf(a.exercise) - weightOf(b.exercise));
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

/** What alternates with the trunk comes after the heavy lifts of the legs: they need a trunk that is not tired. */
function placesIn(planned: readonly PlannedExercise[]): (one: PlannedExercise) => number {
  const isLeg = ({ exercise }: PlannedExercise): boolean =>
    exercise.mechanic === "composto" && LEGS.some((pattern) => pattern === exercise.pattern);
  const isWithTrunk = (one: PlannedExercise): boolean =>
    one.pair !== null && planned.some(({ pair, exercise }) => pair === one.pair && comesLast(exercise));
  const heavy = planned.filter((one) => isLeg(one) && weightOf(one.exercise) === 0 && !isWithTrunk(one));
  const afterHeavy = Math.max(-1, ...heavy.map(({ exercise }) => orderOf(exercise))) + 0.5;
  return (one) => {
    const place = orderOf(one.exercise);
    return isLeg(one) && isWithTrunk(one) ? Math.max(place, afterHeavy) : place;
  };
}
