import type { Equipment } from "../library/equipment.ts";
import type { Exercise } from "../library/exercise.ts";
import { muscleOverlap, substitutesFor } from "../library/substitutes-for.ts";
import type { Allowed } from "./allowed-exercises.ts";
import { programmeRules } from "./programme-rules.ts";
import type { TrainingRequest } from "./training-request.ts";

const { leastSwaps, mostSwaps } = programmeRules.content.sessions;
const { eitherEquipment } = programmeRules.content.limits;

/** What may take an exercise's place in its session, the most alike first. */
export function swapsFor(
  exercise: Exercise,
  session: readonly Exercise[],
  allowed: Allowed,
  request: TrainingRequest,
): Exercise[] {
  const others = (allowed.byPattern.get(exercise.pattern) ?? []).filter((one) => !session.includes(one));
  const ranked = sameLoadFirst(exercise, substitutesFor(exercise, others));
  return withAlternative(exercise, ranked, request).slice(0, mostSwaps);
}

/** Among those of equal muscles: dumbbells for a bar before a wall. */
function sameLoadFirst(exercise: Exercise, ranked: readonly Exercise[]): Exercise[] {
  const overlap = new Map(ranked.map((other) => [other, muscleOverlap(exercise, other)]));
  const points = (other: Exercise): number => 2 * (overlap.get(other) ?? 0) + (other.load === exercise.load ? 1 : 0);
  return [...ranked].sort((a, b) => points(b) - points(a));
}

/** Enough of them stay when `count` exercises of the pattern are in one session. */
export const hasSwaps = (exercise: Exercise, count: number, allowed: Allowed, request: TrainingRequest): boolean => {
  const others = allowed.byPattern.get(exercise.pattern) ?? [];
  if (others.length < count + leastSwaps) return false;
  const needed = equipmentInDoubt(exercise, request);
  return !needed || others.filter((other) => !other.equipment.includes(needed)).length >= count;
};

/** Where the member may lack what the exercise needs, the first swap does without it. */
function withAlternative(exercise: Exercise, ranked: readonly Exercise[], request: TrainingRequest): Exercise[] {
  const needed = equipmentInDoubt(exercise, request);
  const first = needed && ranked.find(({ equipment }) => !equipment.includes(needed));
  return first ? [first, ...ranked.filter((one) => one !== first)] : [...ranked];
}

const equipmentInDoubt = ({ equipment }: Exercise, { place }: TrainingRequest): Equipment | undefined =>
  place === "casa-com-equipamento" ? equipment.find((one) => eitherEquipment.includes(one)) : undefined;
