import type { Equipment } from "../../library/equipment.ts";
import type { Exercise } from "../../library/exercise.ts";
import { exercises } from "../../library/library.ts";
import { muscleOverlap, substitutesFor } from "../../library/substitutes-for.ts";
import { programmeRules } from "../programme-rules.ts";
import type { TrainingRequest } from "../training-request.ts";
import type { Allowed } from "./allowed-exercises.ts";
import { standsIn } from "./stands-in.ts";

const { leastSwaps, mostSwaps } = programmeRules.content.sessions;
const { eitherEquipment } = programmeRules.content.limits;

/** What may take an exercise's place in its session, the most alike first; what stands in only where too few are left. */
export function swapsFor(
  exercise: Exercise,
  session: readonly Exercise[],
  allowed: Allowed,
  request: TrainingRequest,
): Exercise[] {
  const all = rankedFor(exercise).filter((one) => allowed.ids.has(one.id) && !session.includes(one));
  const better = all.filter((one) => !standsIn(one, request));
  const possible = better.length < leastSwaps ? [...better, ...all.filter((one) => !better.includes(one))] : better;
  return withAlternative(exercise, possible, request).slice(0, mostSwaps);
}

const ranked = new WeakMap<Exercise, readonly Exercise[]>();

/** All there are, in an order that no member changes: among those of equal muscles, dumbbells for a bar before a wall. */
function rankedFor(exercise: Exercise): readonly Exercise[] {
  const found = ranked.get(exercise);
  if (found) return found;
  const points = (other: Exercise): number =>
    2 * muscleOverlap(exercise, other) + (other.load === exercise.load ? 1 : 0);
  const all = substitutesFor(exercise, exercises).sort((a, b) => points(b) - points(a));
  ranked.set(exercise, all);
  return all;
}

/** Enough of them stay when `count` exercises of the pattern are in one session. */
export const hasSwaps = (exercise: Exercise, count: number, allowed: Allowed, request: TrainingRequest): boolean => {
  const others = allowed.byPattern.get(exercise.pattern) ?? [];
  if (others.length < count + leastSwaps) return false;
  const needed = equipmentInDoubt(exercise, request);
  return !needed || others.filter((other) => !other.equipment.includes(needed)).length >= count;
};

/** Where the member may lack what the exercise needs, the first swap does without it. */
function withAlternative(exercise: Exercise, swaps: readonly Exercise[], request: TrainingRequest): Exercise[] {
  const needed = equipmentInDoubt(exercise, request);
  const first = needed && swaps.find(({ equipment }) => !equipment.includes(needed));
  return first ? [first, ...swaps.filter((one) => one !== first)] : [...swaps];
}

const equipmentInDoubt = ({ equipment }: Exercise, { place, reported }: TrainingRequest): Equipment | undefined =>
  place === "casa-com-equipamento"
    ? equipment.find((one) => eitherEquipment.includes(one) && reported?.has?.includes(one) !== true)
    : undefined;
